import { expect, test } from './fixtures.ts';

test.describe('the search of the inbox', () => {
  test('finds messages and people, and leads to the message in its thread', async ({ page, signIn }) => {
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
    await hits.first().click();

    await expect(page).toHaveURL(/q=torn\+buckle.*message=mesg_/);
    const hit = page.getByRole('log').getByText('has torn at the buckle');
    await expect(hit).toBeInViewport();
    await page.reload();
    await expect(hit).toBeInViewport();
  });
});
