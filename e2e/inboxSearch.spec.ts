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

  test('says how much it finds, the best or the newest first, in no view and beside the counts of all', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox?q=jacket');
    const hits = page.getByRole('list', { name: 'Found' }).getByRole('link');
    await expect(hits.first()).toBeVisible();
    await expect(page.getByText(/^\d+ conversations$/)).toBeVisible();
    await expect(page.getByText(/^The 50 best matches of \d+ conversations/)).toBeVisible();
    const views = page.getByRole('navigation', { name: 'Views' });
    await expect(views.getByRole('link', { name: /^All 27/ })).toBeVisible();
    await expect(views.locator('[aria-current]')).toHaveCount(0);

    await page.getByRole('button', { name: 'Order: Best match' }).click();
    await page.getByRole('menuitemradio', { name: 'Newest' }).click();

    await expect(page).toHaveURL(/q=jacket&found=newest/);
    await expect(page.getByRole('button', { name: 'Order: Newest' })).toBeFocused();
    const dates = () => hits.locator('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    await expect.poll(async () => (await dates()).length).toBeGreaterThan(1);
    await expect.poll(async () => isNewestFirst(await dates())).toBe(true);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Order: Newest' })).toBeVisible();
    await views.getByRole('link', { name: /^Mine/ }).click();
    await expect(page).toHaveURL(/inbox\?view=mine$/);
    await expect(views.locator('[aria-current=page]')).toHaveText(/Mine/);
  });

  test('is walked by keyboard, from the field to a hit and back', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox?q=is:resolved');
    const field = page.getByRole('searchbox', { name: 'Search conversations' });
    const hits = page.getByRole('list', { name: 'Found' }).getByRole('link');
    await expect(hits.first()).toContainText('Resolved');
    await field.focus();

    await page.keyboard.press('ArrowDown');
    await expect(hits.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(hits.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toBeVisible();
    await expect(hits.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('is:resolved');
  });

  test('says what an operator takes that is not finished, and which ones there are', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox?q=is:');
    const search = page.getByRole('search', { name: 'Conversations' });
    await expect(search.getByRole('status')).toContainText('“is:” takes open, pending');
    const field = page.getByRole('searchbox', { name: 'Search conversations' });
    await field.fill('foo:bar');
    await expect(search.getByRole('status')).toContainText('There is no “foo:”');
    await expect(search).toContainText('assignee:');
    await field.fill('is:open');
    await expect(search.getByRole('status')).toBeEmpty();
  });
});

const isNewestFirst = (dates: readonly (string | null)[]) =>
  dates.every((date, index) => index === 0 || (date ?? '') <= (dates[index - 1] ?? ''));
