import { expect, MAYA, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const ELEVEN_MINUTES = 11 * 60_000;
const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const rows = (page: Page) => page.locator('[data-conversation]');

/** Holds the refresh of the token back until the answered function is called. */
async function holdRefresh(page: Page) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('RefreshToken')) await held;
    await route.continue();
  });
  return () => release();
}

test.describe('a session', () => {
  test('ten requests that find the token expired cause one refresh, and all succeed', async ({
    page,
    signIn,
    console,
  }) => {
    await signIn(MAYA, { rememberMe: true });
    await page.goto('/dashboard/inbox');
    // Once, so that the thread's code is there: before that, leaving a conversation takes its request back.
    await rows(page).first().click();
    await expect(page.getByRole('log')).toBeVisible();
    await expect(rows(page).nth(10)).toBeAttached();
    await console.clearRequests();
    const release = await holdRefresh(page);
    await console.advanceClock(ELEVEN_MINUTES);

    for (let index = 1; index <= 10; index += 1) await rows(page).nth(index).click();

    const answers = async () => {
      const asked = await console.requests('ConversationPaneQuery');
      const isRefused = ({ errors }: (typeof asked)[number]) => errors.includes('UNAUTHENTICATED');
      const isFine = ({ errors, status }: (typeof asked)[number]) => status === 200 && errors.length === 0;
      return { refused: asked.filter(isRefused).length, fine: asked.filter(isFine).length };
    };
    // On a slow machine a click may come after what its hover asked for has been given up: then it asks once more.
    await expect.poll(async () => (await answers()).refused).toBeGreaterThanOrEqual(10);
    const { refused, fine } = await answers();
    expect(fine).toBe(0);
    release();
    await expect.poll(async () => (await answers()).fine).toBeGreaterThanOrEqual(refused);
    expect(await console.requests('RefreshToken')).toHaveLength(1);
    await expect(page.getByRole('log')).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/inbox\/.+/);
  });

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

  test('signing out everywhere ends the session of another browser', async ({ page, signIn, browser, stack }) => {
    await signIn();
    const elsewhere = await browser.newContext({ baseURL: stack.webUrl });
    await signIn(MAYA, { context: elsewhere });
    const there = await elsewhere.newPage();
    await there.goto('/dashboard/inbox');
    await expect(rows(there).first()).toBeVisible();
    await page.goto('/dashboard');

    await page.getByRole('button', { name: /^Maya Lindqvist/ }).click();
    await page.getByRole('menuitem', { name: /everywhere/i }).click();
    await page
      .getByRole('button', { name: /^sign out/i })
      .last()
      .click();

    await expect(page).toHaveURL(/\/login/);
    await expect(there).toHaveURL(/\/login/);
    await elsewhere.close();
  });
});
