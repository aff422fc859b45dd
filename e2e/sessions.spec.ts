import { expect, MAYA, test } from './fixtures.ts';
import type { Browser, Page } from '@playwright/test';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

const devices = (page: Page) => page.getByRole('list', { name: 'Devices' }).getByRole('listitem');

/** Signs Maya in by the login form in a browser of its own, and leaves her in the inbox. */
async function signInWith(browser: Browser, baseURL: string, userAgent: string) {
  const context = await browser.newContext({ baseURL, userAgent });
  const page = await context.newPage();
  await page.goto('/login?next=%2Fdashboard%2Finbox');
  await page.getByLabel('Email').fill(MAYA);
  await page.getByLabel('Password', { exact: true }).fill('parley-demo-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.locator('[data-conversation]').first()).toBeVisible();
  return { page, close: () => context.close() };
}

test('lists where one is signed in, and signs out there at once: one device, then all others', async ({
  page: tablet,
  browser,
  stack,
  console,
  signIn,
}) => {
  const laptop = await signInWith(browser, stack.webUrl, FIREFOX);
  const phone = await signInWith(browser, stack.webUrl, IPHONE);
  await signIn();
  await tablet.goto('/dashboard/inbox');
  await expect.poll(async () => (await console.openSockets()).length).toBe(3);
  const { page } = laptop;
  await page.goto('/dashboard/settings/reset-password');
  await expect(devices(page)).toHaveCount(3);
  await expect(devices(page).first()).toContainText('Firefox 140 on Linux');
  await expect(devices(page).first()).toContainText('This device');
  await expect(devices(page).filter({ hasText: 'Safari 18 on iPhone' })).toHaveCount(1);

  await page.getByRole('button', { name: 'Sign out Safari 18 on iPhone' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Sign out Safari 18 on iPhone?' })).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(devices(page)).toHaveCount(2);
  await expect(phone.page).toHaveURL(/\/login/);
  await expect(phone.page.getByText(/signed out because your session ended/)).toBeVisible();
  await page.reload();
  await expect(devices(page)).toHaveCount(2);

  await page.getByRole('button', { name: 'Sign out all other devices' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(devices(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toHaveCount(0);
  await expect(tablet).toHaveURL(/\/login/);
  await expect(page).toHaveURL('/dashboard/settings/reset-password');
  await phone.close();
  await laptop.close();
});
