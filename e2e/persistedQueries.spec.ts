import { expect, test } from './fixtures.ts';

test.describe('persisted queries', () => {
  test('mutations are never sent by GET, nor is anything that signs in', async ({ page, console }) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/graphql')) urls.push(`${request.method()} ${request.url()}`);
    });
    await page.goto('/login');
    await page.getByLabel('Email').fill('maya@northwindoutdoor.com');
    await page.getByLabel('Password', { exact: true }).fill('parley-demo-1');
    await page.getByLabel('Keep me signed in for 30 days').check();
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
