import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const chosen = (page: Page) => palette(page).locator('[role="menuitem"][data-focused]');

async function open(page: Page) {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('textbox', { name: 'Search or jump to' })).toBeFocused();
}

test.describe('the command palette', () => {
  test('leads to a screen, changes the look and opens a conversation, by keyboard alone', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();

    await open(page);
    await page.keyboard.type('billing');
    await expect(chosen(page)).toContainText('Subscription');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/settings/subscription');
    await expect(palette(page)).toHaveCount(0);

    await open(page);
    await page.keyboard.type('dark');
    await expect(chosen(page)).toContainText('Dark theme');
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

    await open(page);
    await page.keyboard.type('hannah');
    await expect(chosen(page)).toContainText('Hannah Brandt');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/inbox\/.+/);
    await expect(page.getByRole('log')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('opens a screen in another tab with Control and Enter', async ({ page, context, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await open(page);
    await page.keyboard.type('articles');
    await expect(chosen(page)).toContainText('Articles');
    const opened = context.waitForEvent('page');

    await page.keyboard.press('Control+Enter');

    await expect(await opened).toHaveURL('/dashboard/content/articles');
    await expect(page).toHaveURL('/dashboard');
  });
});
