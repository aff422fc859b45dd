import { appCode } from './authenticator.ts';
import { expect, MAYA, PASSWORD, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const MINUTE = 60_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const code = (page: Page) => page.getByLabel('Code', { exact: true });

/** The first step of signing in. */
async function enterPassword(page: Page, path = '/login') {
  await page.goto(path);
  await page.getByLabel('Email').fill(MAYA);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign in').click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
}

async function openSecurity(page: Page) {
  await page.goto('/dashboard/settings/reset-password');
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
}

test('is set up beside the password, and from then on signing in takes the app’s code as well', async ({
  page,
  context,
  signIn,
  console,
}) => {
  await signIn();
  await openSecurity(page);
  await button(page, 'Set up').click();
  await page.getByLabel('Your password').fill('not my password');
  await button(page, 'Continue').click();
  await expect(page.getByLabel('Your password')).toHaveAccessibleDescription(/This is not your password/);
  await page.getByLabel('Your password').fill(PASSWORD);
  await button(page, 'Continue').click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = (await page.getByRole('code').textContent()) ?? '';

  await expect(code(page)).toBeFocused();
  await code(page).fill('000000');
  await button(page, 'Switch on').click();
  await expect(code(page)).toHaveAccessibleDescription(/This code does not work/);
  await code(page).fill(appCode(key));
  await button(page, 'Switch on').click();

  await expect(page.getByRole('dialog', { name: 'Two-factor sign-in is on' })).toBeVisible();
  const codes = await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()]);
  expect(file.suggestedFilename()).toBe('parley-backup-codes.txt');
  await button(page, 'I have saved them').click();
  await expect(page.getByText('10 backup codes are left')).toBeVisible();
  await expect(button(page, 'New backup codes')).toBeFocused();
  await page.reload();
  await expect(page.getByText('10 backup codes are left')).toBeVisible();
  await expect.poll(async () => (await console.mails(MAYA))[0]?.subject).toContain('Two-factor sign-in is on');

  await context.clearCookies();
  await console.advanceClock(MINUTE);
  await enterPassword(page, '/login?next=%2Fdashboard%2Finbox');
  await expect(code(page)).toBeFocused();
  expect(await context.cookies()).toEqual([]);
  await code(page).fill(appCode(key, MINUTE));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/dashboard/inbox');
  // «Keep me signed in» was said with the password.
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual(['accessToken', 'refreshToken']);
});
