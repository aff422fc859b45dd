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
    await page.getByLabel('Keep me signed in for 8 hours').uncheck();
    await submit(page);

    await expect(page).toHaveURL('/dashboard');
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['accessToken']);
    expect(cookies[0]).toMatchObject({ path: '/', sameSite: 'Strict', secure: false, expires: -1 });
  });

  test('remembered: the access token lasts 8 hours and the refresh token 30 days', async ({ page, context }) => {
    await page.goto('/login');
    await fillLogin(page);
    await page.getByLabel('Keep me signed in for 8 hours').check();
    await submit(page);

    await expect(page).toHaveURL('/dashboard');
    const cookies = Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
    expect(cookies.accessToken).toMatchObject({ path: '/', sameSite: 'Strict' });
    expect(Math.abs((cookies.accessToken?.expires ?? 0) - now() - EIGHT_HOURS)).toBeLessThan(60);
    expect(Math.abs((cookies.refreshToken?.expires ?? 0) - now() - THIRTY_DAYS)).toBeLessThan(60);
  });

  for (const kind of ['Unauthenticated', 'UserNotFound']) {
    test(`stays, with one message and what was typed, when the API answers ${kind}`, async ({ page, console }) => {
      await console.addFault({ kind, operation: 'Login', times: 1 });
      await page.goto('/login');
      await fillLogin(page);
      await submit(page);
      await expect(page.getByRole('alert')).toHaveCount(1);
      await expect(page.getByText(/signed out/i)).toHaveCount(0);
      await expect(page.getByLabel('Email')).toHaveValue(MAYA);
      await expect(page).toHaveURL('/login');

      await submit(page);
      await expect(page).toHaveURL('/dashboard');
    });
  }

  test('signs in with Google', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: /^Maya Lindqvist/ }).click();

    await expect(page).toHaveURL('/dashboard');
  });

  test('comes back from Google without signing in when the person cancels', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
  });
});

test.describe('/signup', () => {
  test('says that a mail address is taken, beside it', async ({ page }) => {
    await page.goto('/signup');
    await page.getByLabel('Company').fill('Northwind again');
    await page.getByLabel('Your name').fill('Maya');
    await page.getByLabel('Email').fill(MAYA);
    await page.getByLabel('Password', { exact: true }).fill('a-long-enough-one');
    await page.getByRole('button', { name: 'Create account' }).click();

    await expect(page.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');
  });
});

test.describe('/forgot-password', () => {
  test('mails a link that sets a new password once', async ({ page, console }) => {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(MAYA);
    await page.getByRole('button', { name: /send/i }).click();
    await expect(page).toHaveURL('/forgot-password/success');

    const [mail] = await console.mails(MAYA);
    const link = mail?.text.match(/https?:\/\/\S+\/reset-password\?token=\S+/)?.[0] ?? '';
    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('brand-new-password');
    await page.getByLabel('Confirm new password').fill('brand-new-password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await fillLogin(page, 'brand-new-password');
    await submit(page);
    await expect(page).toHaveURL('/dashboard');

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('another-password');
    await page.getByLabel('Confirm new password').fill('another-password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('heading', { name: /link/i })).toBeVisible();
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

  test('says so when the link is spent', async ({ page, console, context }) => {
    const link = await console.signInLink(MAYA);
    await page.goto(link);
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: /^Maya Lindqvist/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);

    await page.goto(link);

    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText('This sign-in link no longer works')).toBeVisible();
    expect(await context.cookies()).toEqual([]);
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

test.describe('what ends a session', () => {
  test('a 401 on a screen leads to the login, says why, and signing in leads back', async ({
    page,
    signIn,
    console,
  }) => {
    await signIn();
    await page.goto('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await console.addFault({ kind: 'Unauthenticated', operation: 'InboxScreenQuery' });

    await page.getByRole('link', { name: /Inbox/ }).first().click();

    await expect(page).toHaveURL(/\/login/);
    await expect(page.getByText(/signed out/i)).toBeVisible();
    await console.clearFaults();
    await fillLogin(page);
    await submit(page);
    await expect(page).toHaveURL('/dashboard/inbox');
  });

  test('a user who is gone is signed out from a screen', async ({ page, signIn, console, context }) => {
    await signIn();
    await console.addFault({ kind: 'UserNotFound', operation: 'GetCurrentUser' });

    await page.goto('/dashboard/inbox');

    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => context.cookies()).toEqual([]);
  });
});
