import { expect, test } from './fixtures.ts';

test.describe('the search of the inbox', () => {
  test('finds messages and people, and leads to the message in its thread', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect(page.locator('[data-conversation]').first()).toBeVisible();
    await page.keyboard.press('/');
    const field = page.getByRole('searchbox', { name: 'Search conversations' });
    await expect(field).toBeFocused();

    await field.pressSequentially('torn buckle');
    const hits = page.getByRole('list', { name: 'Found' }).getByRole('link');
    await expect(hits.first()).toContainText('Hannah Brandt');
    await expect(hits.first().locator('mark').first()).toHaveText(/torn|buckle/);
    await expectAccessible(page);
    await hits.first().click();

    await expect(page).toHaveURL(/q=torn\+buckle.*message=mesg_/);
    const hit = page.getByRole('log').getByText('has torn at the buckle');
    await expect(hit).toBeInViewport();
    await page.reload();
    await expect(hit).toBeInViewport();
  });

  test('narrows by operators, says when nothing is found, and gives the list back', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox?q=label:repairs+is:open');
    const hits = page.getByRole('list', { name: 'Found' }).getByRole('link');
    await expect(hits.filter({ hasText: 'Hannah Brandt' })).toHaveCount(1);
    await expect(hits.filter({ hasText: 'Claire Fontaine' })).toHaveCount(0);

    await page.getByRole('searchbox', { name: 'Search conversations' }).fill('xylophone');
    await expect(page.getByText('Nothing matches “xylophone”')).toBeVisible();
    await page.getByRole('button', { name: 'Close the search' }).click();

    await expect(page).toHaveURL(/\/dashboard\/inbox$/);
    await expect(page.getByRole('button', { name: 'Status: Open' })).toBeVisible();
    await expect(page.locator('[data-conversation]').filter({ hasText: 'Claire Fontaine' })).toHaveCount(1);
  });
});
