import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const rows = (page: Page) => page.locator('[data-conversation]');
const banner = (page: Page, text: RegExp) => page.getByRole('status').filter({ hasText: text });

test.describe('when the API goes away', () => {
  test.afterEach(async ({ stack }) => stack.startApi());

  test('an open dashboard says so, and is live again when the API is back', async ({
    page,
    signIn,
    stack,
    console,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect(rows(page).first()).toBeVisible();

    await stack.stopApi();
    await expect(banner(page, /Reconnecting/)).toBeVisible();
    await stack.startApi();

    await expect(banner(page, /Reconnecting/)).toHaveCount(0, { timeout: 20_000 });
    await expect.poll(async () => (await console.openSockets()).length).toBe(1);
    const answered = async () =>
      (await console.requests('InboxScreenQuery')).filter(
        ({ errors, status }) => status === 200 && errors.length === 0,
      );
    await expect.poll(async () => (await answered()).length).toBe(1);
    await expect(page).toHaveURL('/dashboard/inbox');
  });

  test('a killed API loses nothing: the reply that failed goes by itself once it is back', async ({
    page,
    signIn,
    stack,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await rows(page).first().click();
    // One may write before the thread is there; what is told below is told in the thread.
    await expect(page.getByRole('log').locator('[data-message]').first()).toBeVisible();
    const composer = page.getByRole('textbox', { name: /reply/i });
    await composer.fill('Written just before the lights went out.');

    await stack.stopApi('SIGKILL');
    await composer.press('Enter');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await stack.startApi();
    await expect(page.getByRole('log').getByText(/Not sent|Sending/)).toHaveCount(0, { timeout: 25_000 });

    await page.reload();
    await expect(page.getByRole('log').getByText('Written just before the lights went out.')).toHaveCount(1);
  });

  test('at the first load it offers Retry, and keeps the session', async ({ page, signIn, stack, context }) => {
    await signIn();
    await stack.stopApi();

    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await stack.startApi();
    await page.getByRole('button', { name: 'Retry' }).click();

    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain('accessToken');
  });
});

test.describe('the live connection', () => {
  test('comes back by itself after it was broken; after a code that forbids it, it stays closed, says so, and comes back by Reconnect', async ({
    page,
    signIn,
    console,
  }) => {
    await signIn();
    // Those of a page before are listed until their end is noticed.
    await expect.poll(() => console.openSockets()).toHaveLength(0);
    await page.goto('/dashboard/inbox');
    await expect.poll(async () => (await console.openSockets()).length).toBe(1);
    const [first] = await console.openSockets();

    const { closed } = await console.closeSockets(1006);

    expect(closed).toBe(1);
    // Another one: the broken one is listed until its end is noticed.
    const others = async () => (await console.openSockets()).filter(({ id }) => id !== first?.id).length;
    await expect.poll(others, { timeout: 15_000 }).toBe(1);
    await expect(page.getByRole('button', { name: 'Reconnect' })).toHaveCount(0);

    await console.closeSockets(4403);

    await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible();
    await expect.poll(() => console.openSockets()).toHaveLength(0);
    await page.getByRole('button', { name: 'Reconnect' }).click();
    await expect.poll(async () => (await console.openSockets()).length).toBe(1);
    await expect(page.getByRole('button', { name: 'Reconnect' })).toHaveCount(0);
  });

  test('notices a peer that has gone mute, and opens another', async ({ page, signIn, console }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect.poll(async () => (await console.openSockets()).length).toBe(1);
    await console.setSockets({ isFrozen: true });

    await expect(banner(page, /Reconnecting/)).toBeVisible({ timeout: 20_000 });
    await console.setSockets({ isFrozen: false });

    await expect(banner(page, /Reconnecting/)).toHaveCount(0, { timeout: 20_000 });
  });
});
