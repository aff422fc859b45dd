import { expect, MAYA, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const ELEVEN_MINUTES = 11 * 60_000;
const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const rows = (page: Page) => page.locator('[data-conversation]');

test.describe('a session', () => {
  test('three tabs whose token expires together refresh once and all stay signed in', async ({
    context,
    signIn,
    console,
  }) => {
    await signIn(MAYA, { rememberMe: true });
    const tabs = await Promise.all([context.newPage(), context.newPage(), context.newPage()]);
    for (const tab of tabs) {
      await tab.goto('/dashboard');
      await expect(rail(tab)).toBeVisible();
    }
    await console.clearRequests();
    await console.addFault({ kind: 'Latency', operation: 'RefreshToken', milliseconds: 500 });
    await console.advanceClock(ELEVEN_MINUTES);

    await Promise.all(
      tabs.map((tab) =>
        tab
          .getByRole('link', { name: /^Inbox/ })
          .first()
          .click(),
      ),
    );

    for (const tab of tabs) await expect(rows(tab).first()).toBeVisible();
    expect(await console.requests('RefreshToken')).toHaveLength(1);
  });

  test('signing out in one tab signs the others out and closes their sockets', async ({ context, signIn, console }) => {
    await signIn();
    const [one, other] = [await context.newPage(), await context.newPage()];
    for (const tab of [one, other]) {
      await tab.goto('/dashboard/inbox');
      await expect(rows(tab).first()).toBeVisible();
    }
    await expect.poll(async () => (await console.openSockets()).length).toBe(2);

    await one.getByRole('button', { name: /^Maya Lindqvist/ }).click();
    await one.getByRole('menuitem', { name: 'Sign out', exact: true }).click();

    await expect(one).toHaveURL(/\/login/);
    await expect(other).toHaveURL(/\/login/, { timeout: 2000 });
    await expect.poll(async () => (await console.openSockets()).length).toBe(0);
    expect(await context.cookies()).toEqual([]);
  });

  test('somebody else signing in in another tab leaves nothing of the first person', async ({ context, signIn }) => {
    await signIn();
    const first = await context.newPage();
    await first.goto('/dashboard/inbox');
    await expect(first.getByText('Hannah Brandt').first()).toBeVisible();

    const second = await context.newPage();
    await second.goto('/login');
    await second.getByLabel('Email').fill('rosa@cafekestrel.example');
    await second.getByLabel('Password', { exact: true }).fill('parley-demo-1');
    await second.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(second).toHaveURL('/dashboard');

    await expect(first.getByText('Rosa Petrov').first()).toBeVisible();
    await expect(first.getByText('Hannah Brandt')).toHaveCount(0);
  });
});
