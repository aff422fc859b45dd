import { expect, MAYA, PASSWORD, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

const EIGHT_HOURS = 8 * 3600;
const THIRTY_DAYS = 30 * 24 * 3600;
const now = () => Date.now() / 1000;

async function fillLogin(page: Page, password = PASSWORD) {
  await page.getByLabel('Email').fill(MAYA);
  await page.getByLabel('Password', { exact: true }).fill(password);
}
const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true }).click();

test('a stranger is sent to sign up, and then where they wanted to go; who is not remembered is signed in as long as the browser runs', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard/inbox');
  await expect(page).toHaveURL(/\/signup/);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await fillLogin(page);
  await page.getByLabel('Keep me signed in for 30 days').uncheck();
  await submit(page);

  await expect(page).toHaveURL('/dashboard/inbox');
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toEqual(['accessToken']);
  expect(cookies[0]).toMatchObject({ path: '/', sameSite: 'Strict', secure: false, expires: -1 });
});

test('remembered: the access token lasts 8 hours and the refresh token 30 days; neither it nor a mutation is ever sent by GET', async ({
  page,
  context,
  console,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) urls.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/login');
  await fillLogin(page);
  await page.getByLabel('Keep me signed in for 30 days').check();
  await submit(page);

  await expect(page).toHaveURL('/dashboard');
  const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  expect(cookies.accessToken).toMatchObject({ path: '/', sameSite: 'Strict' });
  expect(Math.abs((cookies.accessToken?.expires ?? 0) - now() - EIGHT_HOURS)).toBeLessThan(60);
  expect(Math.abs((cookies.refreshToken?.expires ?? 0) - now() - THIRTY_DAYS)).toBeLessThan(60);

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

test.describe('/login', () => {
  test('signs in with Google', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: /^Maya Lindqvist/ }).click();

    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('/auth', () => {
  test('signs in with the token of a link, which no other request ever sees in a URL, and no script of others on its page', async ({
    page,
    console,
    context,
  }) => {
    const link = await console.signInLink(MAYA);
    const token = new URL(link).searchParams.get('accessToken') ?? '';
    const urls: string[] = [];
    /** The addresses that the page had when it asked for the support chat. */
    const pages: string[] = [];
    page.on('request', (request) => {
      urls.push(`${request.url()} ${request.headers().referer ?? ''}`);
      if (request.url().endsWith('/support-chat/script.js')) pages.push(page.url());
    });

    await page.goto(link);

    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('button', { name: 'Support', exact: true })).toBeVisible();
    expect(pages).toEqual([expect.not.stringContaining('accessToken')]);
    expect(token.length).toBeGreaterThan(20);
    expect(urls.filter((url) => url.includes(token))).toHaveLength(1);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'accessToken', expires: -1 });
  });
});
