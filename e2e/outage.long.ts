import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from './fixtures.ts';

test.describe('when the API stays away for a minute', () => {
  test.afterEach(async ({ stack }) => stack.startApi());

  test('the dashboard gives up, says so, and comes back when the person does', async ({
    page,
    signIn,
    stack,
    console,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect(page.locator('[data-conversation]').first()).toBeVisible();

    await stack.stopApi('SIGKILL');
    await expect(page.getByRole('button', { name: 'Reconnect' })).toBeVisible({ timeout: 90_000 });
    await stack.startApi();
    await pause(3000);
    expect(await console.openSockets()).toHaveLength(0);

    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')));

    await expect.poll(async () => (await console.openSockets()).length, { timeout: 15_000 }).toBe(1);
    await expect(page.getByRole('button', { name: 'Reconnect' })).toHaveCount(0);
  });

  test('after twenty seconds everything resumes by itself', async ({ page, signIn, stack, console }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect(page.locator('[data-conversation]').first()).toBeVisible();

    await stack.stopApi();
    await pause(20_000);
    await stack.startApi();

    await expect.poll(async () => (await console.openSockets()).length, { timeout: 40_000 }).toBe(1);
    await expect(page.getByRole('status').filter({ hasText: /Reconnecting/ })).toHaveCount(0);
  });
});
