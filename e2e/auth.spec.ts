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

test.describe('/login', () => {
  test('not remembered: the access token ends with the browser, and there is no refresh token', async ({
    page,
    context,
  }) => {
    await page.goto('/login');
    await fillLogin(page);
    await page.getByLabel('Keep me signed in for 30 days').uncheck();
    await submit(page);

    await expect(page).toHaveURL('/dashboard');
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['accessToken']);
    expect(cookies[0]).toMatchObject({ path: '/', sameSite: 'Strict', secure: false, expires: -1 });
  });

  test('remembered: the access token lasts 8 hours and the refresh token 30 days', async ({ page, context }) => {
    await page.goto('/login');
    await fillLogin(page);
    await page.getByLabel('Keep me signed in for 30 days').check();
    await submit(page);

    await expect(page).toHaveURL('/dashboard');
    const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
    expect(cookies.accessToken).toMatchObject({ path: '/', sameSite: 'Strict' });
    expect(Math.abs((cookies.accessToken?.expires ?? 0) - now() - EIGHT_HOURS)).toBeLessThan(60);
    expect(Math.abs((cookies.refreshToken?.expires ?? 0) - now() - THIRTY_DAYS)).toBeLessThan(60);
  });

  test('signs in with Google', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: /^Maya Lindqvist/ }).click();

    await expect(page).toHaveURL('/dashboard');
  });
});

test.describe('/auth', () => {
  test('signs in with the token of a link, which no other request ever sees in a URL', async ({
    page,
    console,
    context,
  }) => {
    const link = await console.signInLink(MAYA);
    const token = new URL(link).searchParams.get('accessToken') ?? '';
    const urls: string[] = [];
    page.on('request', (request) => {
      urls.push(`${request.url()} ${request.headers().referer ?? ''}`);
    });

    await page.goto(link);

    await expect(page).toHaveURL('/dashboard');
    expect(token.length).toBeGreaterThan(20);
    expect(urls.filter((url) => url.includes(token))).toHaveLength(1);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ name: 'accessToken', expires: -1 });
  });
});

test('a stranger is sent to sign up, and then where they wanted to go', async ({ page }) => {
  await page.goto('/dashboard/inbox');

  await expect(page).toHaveURL(/\/signup/);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(MAYA);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/dashboard/inbox');
});
