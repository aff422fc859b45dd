import { expect, test } from './fixtures.ts';

test.describe('persisted queries', () => {
  test('a hash that the API does not know is sent again with its text, and known from then on', async ({
    page,
    signIn,
    console,
    stack,
  }) => {
    // A restarted API knows no hashes.
    await stack.stopApi();
    await stack.startApi();
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect(page.locator('[data-conversation]').first()).toBeVisible();
    const first = (await console.requests('InboxScreenQuery')).map(({ how }) => how).toReversed();
    await console.clearRequests();

    await page.reload();
    await expect(page.locator('[data-conversation]').first()).toBeVisible();

    const second = (await console.requests('InboxScreenQuery')).map(({ how }) => how);
    expect(first.at(-1)).toBe('POST hash and text');
    expect(second).toEqual(['GET hash']);
  });

  test('an API that supports none gets plain queries by POST', async ({ page, signIn, console }) => {
    await signIn();
    await console.addFault({ kind: 'PersistedQueryNotSupported' });
    await page.goto('/dashboard/inbox');

    await expect(page.locator('[data-conversation]').first()).toBeVisible();

    expect((await console.requests('InboxScreenQuery')).map(({ how }) => how)).toContain('POST');
    await console.clearRequests();
    await page.locator('[data-conversation]').first().click();
    await expect(page.getByRole('log')).toBeVisible();
    const later = (await console.requests()).filter(({ kind, how }) => kind === 'query' && how !== 'socket');
    expect(new Set(later.map(({ how }) => how))).toEqual(new Set(['POST']));
  });

  test('mutations are never sent by GET, nor is anything that signs in', async ({ page, console }) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/graphql')) urls.push(`${request.method()} ${request.url()}`);
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill('maya@northwindoutdoor.com');
    await page.getByLabel('Password', { exact: true }).fill('parley-demo-1');
    await page.getByLabel('Keep me signed in for 8 hours').check();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await console.advanceClock(11 * 60_000);
    await page
      .getByRole('link', { name: /^Inbox/ })
      .first()
      .click();
    await expect(page.locator('[data-conversation]').first()).toBeVisible();

    const mutations = (await console.requests()).filter(({ kind }) => kind === 'mutation');
    expect(mutations.map(({ operation }) => operation)).toContain('RefreshToken');
    expect(mutations.filter(({ how }) => how.startsWith('GET'))).toEqual([]);
    expect(urls.filter((url) => /refreshToken|password/i.test(url))).toEqual([]);
  });
});
