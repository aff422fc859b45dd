import { expect, test } from './fixtures.ts';

const PUBLIC = [
  '/login',
  '/signup',
  '/forgot-password',
  '/forgot-password/success',
  '/reset-password?token=x',
  '/reset-password',
];
const SIGNED_IN = [
  '/dashboard',
  '/dashboard/inbox',
  '/dashboard/guided-flows',
  '/dashboard/settings/my-profile',
  '/dashboard/nowhere',
];
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries(SIZES)) {
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport });

      test('the public screens have no accessibility faults and do not scroll sideways', async ({
        page,
        expectAccessible,
      }) => {
        for (const path of PUBLIC) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            path,
          ).toBeLessThanOrEqual(0);
        }
      });

      test('the dashboard’s screens have none', async ({ page, signIn, expectAccessible }) => {
        await signIn();
        for (const path of SIGNED_IN) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
          if (path === '/dashboard/inbox') await expect(page.locator('[data-conversation]').first()).toBeVisible();
          await expectAccessible(page);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            path,
          ).toBeLessThanOrEqual(0);
        }
      });

      test('an open conversation, its menu and the person’s menu have none', async ({
        page,
        signIn,
        expectAccessible,
      }) => {
        await signIn();
        await page.goto('/dashboard/inbox');
        await page.locator('[data-conversation]').first().click();
        await expect(page.getByRole('log')).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await expectAccessible(page);
      });

      test('onboarding has none', async ({ page, signIn, expectAccessible }) => {
        await signIn('nadia@lumenandlark.example');
        await page.goto('/dashboard');
        await expect(page).toHaveURL('/onboard/client/details');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await signIn('tomas@northwindoutdoor.com');
        await page.goto('/dashboard');
        await expect(page).toHaveURL('/onboard/user');
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      });

      test('the console has none', async ({ page, stack, expectAccessible }) => {
        await page.goto(stack.apiUrl);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    });
  }
}

test('a person signs in, opens a conversation, replies and signs out by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('maya@northwindoutdoor.com');
  await page.getByLabel('Password', { exact: true }).focus();
  await page.keyboard.type('parley-demo-1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await page
    .getByRole('link', { name: /^Inbox/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-conversation]').first()).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toBeVisible();
  await page.keyboard.press('r');
  await page.keyboard.type('Typed without a mouse.');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Typed without a mouse.');

  await page.getByRole('button', { name: /^Maya Lindqvist/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  // The last entry signs out everywhere; the one before it, here.
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});
