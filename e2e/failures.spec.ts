import type { Page } from '@playwright/test';
import { codeOf } from './codeOf.ts';
import { expect, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));
/** The code of the Home screen, which no other screen loads. */
const homeCode = () => codeOf('dashboard/home/HomeScreen.tsx');

test.describe('code that does not arrive', () => {
  /** Comes to Home from the inbox: its code is asked for on the way. */
  async function goHome(page: Page) {
    await page.goto('/dashboard/inbox');
    await expect(page.locator('[data-conversation]').first()).toBeVisible();
    await rail(page).getByRole('link', { name: 'Home' }).click();
  }

  test('from the start is said over the frame, and comes with a reload', async ({ page, signIn }) => {
    await signIn();
    await page.route(/\/assets\/app-/, (route) => route.abort());
    await page.goto('/dashboard/inbox');

    await expect(page.getByRole('alert')).toHaveText(/This page did not load completely/);
    await page.unroute(/\/assets\/app-/);
    await page.getByRole('button', { name: 'Reload' }).click();

    await expect(page.getByRole('link', { name: /Hannah Brandt/ }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('from the start is no longer said once it has come', async ({ page, signIn }) => {
    await signIn();
    const { release } = await holdBack(page, /\/assets\/app-/);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => Promise.reject(new Error('Of an extension.')));
    });
    await page.goto('/dashboard/inbox', { waitUntil: 'commit' });
    await expect(page.getByRole('alert')).toBeVisible();

    release();

    await expect(page.getByRole('link', { name: /Hannah Brandt/ }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('of the sign-in page is said above its form', async ({ page }) => {
    await page.route(/\/assets\/public-/, (route) => route.abort());
    await page.goto('/login');

    await expect(page.getByRole('alert')).toHaveText(/This page did not load completely/);
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.unroute(/\/assets\/public-/);
    await page.getByRole('button', { name: 'Reload' }).click();

    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page.getByText('Enter your email')).toBeVisible();
  });

  test('is loaded anew with the page, once by itself and then on demand', async ({ page, signIn }) => {
    await signIn();
    await page.route(homeCode(), (route) => route.abort());
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));

    await goHome(page);

    await expect(page.getByRole('alert').getByText('This page did not load completely')).toBeVisible();
    expect(loads).toEqual(['/dashboard/inbox', '/dashboard']);
    await expect(rail(page)).toBeVisible();
    await page.unroute(homeCode());
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByRole('region', { name: 'Needs you now' })).toBeVisible();
  });
});

test.describe('a new version', () => {
  test('is noticed when somebody comes back, waits for them, and comes with the reload', async ({ page, signIn }) => {
    await page.clock.install();
    await signIn();
    await page.goto('/dashboard/inbox');
    await page.locator('[data-conversation]').first().click();
    await page.getByRole('textbox', { name: /reply/i }).fill('Half a reply');
    // The banners come when the first screen stands, and notice new builds from then on.
    await expect(page.locator('header + output:not([aria-label])')).toBeAttached();
    const isFront = (url: URL) => url.pathname === '/';
    await page.route(isFront, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-next.js"></script>' }),
    );

    await page.clock.fastForward('16:00');
    await comeBack(page);
    const banner = page.getByRole('status').filter({ hasText: 'A new version of Parley is ready.' });
    await expect(banner).toBeVisible();
    await page.unroute(isFront);
    await Promise.all([page.waitForEvent('load'), banner.getByRole('button', { name: 'Reload' }).click()]);

    await expect(page.getByRole('textbox', { name: /reply/i })).toHaveValue('Half a reply');
    await expect(banner).toHaveCount(0);
  });
});

test('without a network the page says so, keeps what it shows, and goes on when it is back', async ({
  page,
  signIn,
  context,
}) => {
  await signIn();
  await page.goto('/dashboard/inbox');
  await expect(page.locator('[data-conversation]').first()).toBeVisible();
  // What says so comes after the first screen.
  await expect(page.locator('output ~ #main')).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
  // Its code is not there yet.
  await rail(page).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('alert').getByText(/Check your connection/)).toBeVisible();
  await expect(rail(page)).toBeVisible();
  await context.setOffline(false);

  // The page may load anew for the code that did not come, and need not say that it is back then.
  await expect(page.getByRole('region', { name: 'Needs you now' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('status').filter({ hasText: /You are offline|Back online/ })).toHaveCount(0);
});
