import { expect, MAYA, PASSWORD, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const NEW_PASSWORD = 'hip belt and buckle';

const current = (page: Page) => page.getByLabel('Current password', { exact: true });
const chosen = (page: Page) => page.getByLabel('New password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Change password' }).click();

async function open(page: Page) {
  await page.goto('/dashboard/settings/reset-password');
  await expect(current(page)).toBeVisible();
}

test.describe('changing the password', () => {
  test('signs another browser out at once, keeps this one, and only the new one signs in', async ({
    page,
    signIn,
    browser,
    stack,
    console,
  }) => {
    await signIn();
    const elsewhere = await browser.newContext({ baseURL: stack.webUrl });
    await signIn(MAYA, { context: elsewhere, rememberMe: true });
    const there = await elsewhere.newPage();
    await there.goto('/dashboard/inbox');
    await expect(there.locator('[data-conversation]').first()).toBeVisible();
    await expect.poll(async () => (await console.openSockets()).length).toBe(1);
    await open(page);

    await current(page).fill(PASSWORD);
    await chosen(page).fill(NEW_PASSWORD);
    await expect(page.getByText('Strength: strong')).toBeVisible();
    await submit(page);

    await expect(page.getByText('Your password was changed. All other devices are signed out.')).toBeVisible();
    await expect(current(page)).toHaveValue('');
    await expect(there).toHaveURL(/\/login/);
    await page.reload();
    await expect(current(page)).toBeVisible();
    await expect.poll(async () => (await console.mails(MAYA))[0]?.subject).toBe('Your Parley password was changed');

    await there.getByLabel('Email').fill(MAYA);
    await there.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await there.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(there.getByText('This email and password do not match.')).toBeVisible();
    await there.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
    await there.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(there).toHaveURL('/dashboard/inbox');
    await elsewhere.close();
  });
});
