import { createServer } from 'node:http';
import { expect, test as base } from '@playwright/test';
import { listenOnFreePort } from './listening.ts';
import { startPlainApi, type PlainApi } from './plainApi.ts';
import { startStack, type Stack } from './stack.ts';

/** Google's authorization page with nobody at it: it sends a code straight back. */
async function startGoogle() {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code: 'a-code', state: searchParams.get('state') ?? '' }).toString();
    response.writeHead(302, { location: back.href }).end();
  });
  const port = await listenOnFreePort(server);
  return { url: `http://localhost:${port}/authorize`, close: () => server.close() };
}

const test = base.extend<{ plain: PlainApi; stack: Stack }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's dependencies from the pattern
  plain: async ({}, use) => {
    const plain = await startPlainApi();
    await use(plain);
    await plain.close();
  },
  stack: async ({ plain }, use) => {
    const google = await startGoogle();
    const stack = await startStack({ apiUrl: plain.url, env: { GOOGLE_AUTHORIZE_URL: google.url } });
    await use(stack);
    await stack.close();
    google.close();
  },
  baseURL: async ({ stack }, use) => use(stack.webUrl),
});

test.describe('against an API that knows only the specification’s operations', () => {
  test('people sign in by Google, stay signed in by refresh, and are signed out when it is over', async ({
    page,
    plain,
    context,
  }) => {
    await page.goto('/dashboard/analytics');
    await expect(page).toHaveURL(/\/signup/);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();

    await expect(page).toHaveURL('/dashboard/analytics');
    await expect(page.getByText('Ada Plain')).toBeVisible();

    plain.expireAccessToken();
    await page.reload();
    await expect(page.getByText('Ada Plain')).toBeVisible();
    expect(plain.refreshes()).toBe(1);

    plain.expireAccessToken();
    await context.clearCookies({ name: 'accessToken' });
    await page.goto('/dashboard');
    await expect(page.getByText('Ada Plain')).toBeVisible();
    expect(plain.refreshes()).toBe(2);
    expect((await context.cookies()).find(({ name }) => name === 'refreshToken')?.value).toBe('refresh-1');

    plain.endSession();
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    expect(await context.cookies()).toEqual([]);
  });
});
