import { expect, MAYA, test } from './fixtures.ts';
import { chatAddress, visitorOn } from './chatPage.ts';
import type { Page } from '@playwright/test';

const ELEVEN_MINUTES = 11 * 60_000;
const rows = (page: Page) => page.locator('[data-conversation]');

test.describe('a request that fails', () => {
  test('an API killed in the middle of a query leaves a Retry, and the screen comes back with the API', async ({
    page,
    signIn,
    console,
    stack,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect(rows(page).first()).toBeVisible();
    await console.addFault({ kind: 'Latency', operation: 'ConversationPaneQuery', milliseconds: 3000 });
    const asked = page.waitForRequest(/ConversationPaneQuery/);
    await rows(page).first().click();
    await asked;

    await stack.stopApi('SIGKILL');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await stack.startApi();

    await expect(page.getByRole('log')).toBeVisible({ timeout: 20_000 });
  });
});

test.describe('the live connection', () => {
  test('outlives the access token: a new one is fetched, and messages go on arriving', async ({
    page,
    signIn,
    console,
    api,
    stack,
    browser,
  }) => {
    const { accessToken } = await signIn(MAYA, { rememberMe: true });
    const address = await chatAddress(api, stack.chatUrl, accessToken);
    await page.goto('/dashboard/inbox');
    await expect.poll(async () => (await console.openSockets()).length).toBe(1);
    await console.clearRequests();

    await console.advanceClock(ELEVEN_MINUTES);

    await expect.poll(async () => (await console.requests('RefreshToken')).length, { timeout: 15_000 }).toBe(1);
    await expect.poll(async () => (await console.openSockets()).length, { timeout: 15_000 }).toBe(1);
    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(address);
    await visitorOn(visitor).write('Still there?');
    await expect(rows(page).first()).toContainText('Still there?');
    await expect(page).toHaveURL('/dashboard/inbox');
    await visitor.context().close();
  });

  test('that can never be opened leaves everything else working', async ({ page, signIn, console }) => {
    await console.setSockets({ isRefusing: true });
    await signIn();
    await page.goto('/dashboard/inbox');

    await expect(page.getByRole('status').filter({ hasText: /Reconnecting/ })).toBeVisible();
    await rows(page).first().click();
    await expect(page.getByRole('log')).toBeVisible();
    await page.getByRole('textbox', { name: /reply/i }).fill('By HTTP alone.');
    await page.getByRole('textbox', { name: /reply/i }).press('Enter');
    await expect(page.getByRole('log')).toContainText('By HTTP alone.');
  });
});
