import { expect, test } from './fixtures.ts';

test.describe('shortcuts', () => {
  test('lead from area to area and narrow the menu', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Collapse the menu' })).toBeVisible();

    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await expect(page).toHaveURL('/dashboard/inbox');
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await expect(page).toHaveURL('/dashboard/users');
    await page.keyboard.press('[');
    await expect(page.getByRole('button', { name: 'Expand the menu' })).toBeVisible();
  });
});
