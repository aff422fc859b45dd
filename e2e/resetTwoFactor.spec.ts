import type { Page } from '@playwright/test';
import { switchOnSecondFactor } from './authenticator.ts';
import { expect, PASSWORD, test } from './fixtures.ts';

const JONAS = 'jonas@northwindoutdoor.com';

async function enterPassword(page: Page) {
  await page.getByLabel('Email').fill(JONAS);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('an Admin lets a colleague who has lost their phone sign in without it', async ({
  page,
  browser,
  stack,
  api,
  console,
  signIn,
}) => {
  test.slow();
  const jonas = await signIn(JONAS);
  await switchOnSecondFactor(api, console, jonas.accessToken);
  const context = await browser.newContext({ baseURL: stack.webUrl });
  const theirs = await context.newPage();
  await theirs.goto('/login');
  await enterPassword(theirs);
  await expect(theirs.getByRole('heading', { name: 'Enter your code' })).toBeVisible();

  await signIn();
  await page.goto('/dashboard/users');
  const row = page.getByRole('row', { name: 'Jonas Reber' });
  await expect(row).toContainText('two-factor on');
  await row.getByRole('button', { name: 'Actions for Jonas Reber' }).click();
  await page.getByRole('menuitem', { name: 'Reset two-factor' }).click();
  const question = page.getByRole('dialog', { name: 'Reset two-factor sign-in of Jonas Reber?' });
  await expect(question).toContainText('sure the request is really from them');
  await question.getByLabel('Your password').fill('not my password');
  await question.getByRole('button', { name: 'Reset' }).click();
  await expect(question.getByLabel('Your password')).toHaveAccessibleDescription(/This is not your password/);
  await question.getByLabel('Your password').fill(PASSWORD);
  await question.getByRole('button', { name: 'Reset' }).click();

  await expect(page.getByText('Jonas Reber signs in without a code now')).toBeVisible();
  await expect(row).toContainText('two-factor off');
  await row.getByRole('button', { name: 'Actions for Jonas Reber' }).click();
  await expect(page.getByRole('menuitem', { name: 'Remove' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Reset two-factor' })).toBeHidden();
  await expect
    .poll(async () => (await console.mails(JONAS))[0]?.subject)
    .toBe('Two-factor sign-in was reset for your Parley account');

  await theirs.getByLabel('Code', { exact: true }).fill('000000');
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(theirs.getByText('Two-factor sign-in was switched off meanwhile. Sign in again.')).toBeVisible();
  await enterPassword(theirs);
  await expect(theirs).toHaveURL(/\/dashboard/);
  await context.close();

  await page.goto('/dashboard/users/audit-log');
  await expect(page.getByText('reset the two-factor authentication of Jonas Reber')).toBeVisible();
});
