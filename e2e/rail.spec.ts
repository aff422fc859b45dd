import { expect, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE });

  test('is a drawer that opens, holds the focus and closes by keyboard, as does what is opened from it', async ({
    page,
    signIn,
  }) => {
    await signIn();
    await page.goto('/dashboard');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();

    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');

    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: 'Search or jump to' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Search or jump to' })).toBeFocused();
    await expect(drawer).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test.describe('the rail', () => {
  test('keeps the chosen theme over a reload, follows the system again when told so, and scrolls where the window is short', async ({
    page,
    signIn,
  }) => {
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Maya Lindqvist/ }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'Dark' }).press('Enter');
    expect(await theme()).toBe('dark');

    await page.reload();
    expect(await theme()).toBe('dark');
    await page.getByRole('button', { name: /^Maya Lindqvist/ }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'As the system' }).press('Enter');
    expect(await theme()).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(theme).toBe('dark');

    await page.setViewportSize({ width: 1024, height: 420 });
    const person = page.getByRole('button', { name: /^Maya Lindqvist/ });
    await expect(page.getByText('left in the trial')).toBeAttached();
    await page.getByRole('button', { name: 'Support', exact: true }).focus();
    await person.focus();
    await expect(person).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });
});
