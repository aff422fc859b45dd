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

  test('offers what was used last first, and gives the focus back when it is left', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    const person = page.getByRole('button', { name: /^Maya Lindqvist/ });
    await expect(person).toBeVisible();
    await open(page);
    await page.keyboard.type('forms');
    await expect(chosen(page)).toContainText('Forms');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard/forms');
    // A screen takes the focus when it has come.
    await expect(page.getByRole('main')).toBeFocused();

    await person.focus();
    await open(page);
    await expect(palette(page).getByRole('group', { name: 'Recent' })).toContainText('Forms');
    await page.keyboard.press('Escape');

    await expect(palette(page)).toHaveCount(0);
    await expect(person).toBeFocused();
  });

  test('finds any conversation by what was written in it, and leads to the message', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await open(page);
    await page.keyboard.type('hip-belt strap');
    await expect(chosen(page)).toContainText('Hannah Brandt');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(/\/dashboard\/inbox\/.+\?message=/);
    await expect(page.getByRole('log', { name: 'Messages' })).toContainText('the hip-belt strap on my Alta 45');
  });

  test('does what the open conversation offers', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await page.locator('[data-conversation]').first().click();
    await expect(page.getByRole('log')).toBeVisible();
    const row = page.locator('[data-conversation][aria-current="page"]');
    await expect(row).not.toContainText(/unread/i);

    await open(page);
    await page.keyboard.type('unread');
    await expect(chosen(page)).toContainText('Mark as unread');
    await page.keyboard.press('Enter');

    await expect(row).toContainText(/unread/i);
  });

  test('opens a chatbot in its popup', async ({ page, context, signIn, stack }) => {
    await signIn();
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await open(page);
    await page.keyboard.type('nori');
    await expect(chosen(page)).toContainText('Open Nori');
    const opened = context.waitForEvent('page');

    await page.keyboard.press('Enter');

    await expect(await opened).toHaveURL(new RegExp(`^${stack.chatUrl}/chat\\?clientId=.+&assistantId=.+`));
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    test.describe(`${colorScheme}, ${viewport.width} wide`, () => {
      test.use({ colorScheme, viewport });

      test('the open palette and the shortcut sheet have no accessibility faults', async ({
        page,
        signIn,
        findViolations,
      }) => {
        await signIn();
        await page.goto('/dashboard/inbox');
        await expect(page.locator('[data-conversation]').first()).toBeVisible();
        await open(page);
        await page.keyboard.type('set');
        await expect(chosen(page)).toContainText('Settings');
        // Polled: the library names the chosen entry to screen readers a moment after the list has changed.
        await expect.poll(() => findViolations(page, '[role="dialog"]')).toEqual([]);
        // Of several words one that is found somewhere would do.
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type('qqzxv');
        await expect(palette(page).getByText('No results found.').first()).toBeVisible();
        await expect.poll(() => findViolations(page, '[role="dialog"]')).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(palette(page)).toHaveCount(0);

        await page.keyboard.press('?');
        await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
        await expect.poll(() => findViolations(page, '[role="dialog"]')).toEqual([]);
      });
    });
  }
}
