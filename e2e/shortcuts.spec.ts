import { expect, test } from './fixtures.ts';

test.describe('shortcuts', () => {
  test('lead from area to area and narrow the menu', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Narrow the menu' })).toBeVisible();

    await page.keyboard.press('g');
    await page.keyboard.press('i');
    await expect(page).toHaveURL('/dashboard/inbox');
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await expect(page).toHaveURL('/dashboard/users');
    await page.keyboard.press('[');
    await expect(page.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
  });

  test('of the inbox work through its conversations, and type nothing where one writes', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    const rows = page.locator('[data-conversation]');
    await expect(rows.nth(1)).toBeVisible();

    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log')).toBeVisible();
    await page.keyboard.press('r');
    const reply = page.getByRole('textbox', { name: /^Reply to/ });
    await expect(reply).toBeFocused();
    await page.keyboard.type('gi?[jk');
    await expect(reply).toHaveValue('gi?[jk');
    await reply.fill('');
    await page.keyboard.press('Escape');
    await expect(rows.nth(1)).toBeFocused();

    const row = page.locator('[data-conversation][aria-current="page"]');
    await page.keyboard.press('u');
    await expect(row).toContainText(/unread/i);
  });

  test('stand in a sheet, by screen, where single keys can be switched off for good', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect(page.locator('[data-conversation]').first()).toBeVisible();
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });

    await page.keyboard.press('?');
    await expect(sheet.getByRole('heading', { level: 3 }).first()).toHaveText('Inbox');
    await page.keyboard.type('previous');
    await expect(sheet.getByRole('listitem')).toHaveCount(1);
    await sheet.getByRole('switch').focus();
    await page.keyboard.press('Space');
    await expect(sheet.getByRole('switch')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);

    await page.reload();
    await expect(page.locator('[data-conversation]').first()).toBeVisible();
    await page.keyboard.press('?');
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/inbox');
    await expect(sheet).toHaveCount(0);
    // Still reached without its key.
    await page.keyboard.type('shortcuts');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('switch')).not.toBeChecked();
  });
});
