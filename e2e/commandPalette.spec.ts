import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
const chosen = (page: Page) => palette(page).locator('[role="menuitem"][data-focused]');

async function open(page: Page) {
  await expect(palette(page)).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('textbox', { name: 'Search or jump to' })).toBeFocused();
}

test('keys lead from area to area and narrow the menu; the palette opens a screen beside, leads to one, changes the look and opens a conversation', async ({
  page,
  context,
  signIn,
}) => {
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

  await open(page);
  await page.keyboard.type('articles');
  await expect(chosen(page)).toContainText('Articles');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const beside = await opened;
  await expect(beside).toHaveURL('/dashboard/content/articles');
  await expect(page).toHaveURL('/dashboard/users');
  await beside.close();
  await page.bringToFront();
  await page.keyboard.press('Escape');

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
  await expect(page.getByRole('log', { name: 'Messages' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
