import type { Page } from '@playwright/test';
import { expect, MAYA, PASSWORD, test } from './fixtures.ts';
import { holdBack } from './holdBack.ts';

/** Holds the page's own code back until the answered function is called. */
async function holdScripts(page: Page) {
  const { release } = await holdBack(page, '**/assets/*.js');
  return release;
}

/** Once, and left again: the API then knows the hashes, and answers what a page asks ahead before the page's code is there. */
async function openInboxOnce(page: Page) {
  await page.goto('/dashboard/inbox');
  await expect(page.locator('[data-conversation]').first()).toBeVisible();
  await page.goto('about:blank');
}

const submit = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });

test.describe('a public screen before its code is there', () => {
  test('is there, styled and with its title, and puts no cursor into a field on a phone', async ({ page }) => {
    const release = await holdScripts(page);
    for (const [path, title] of [
      ['/login', 'Sign in'],
      ['/signup', 'Create an account'],
      ['/forgot-password', 'Forgot your password?'],
    ] as const) {
      await page.goto(path, { waitUntil: 'commit' });

      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Parley`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '24px');
    }
    release();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/login');
    await expect(submit(page)).toBeVisible();
    await expect(page.getByLabel('Email')).not.toBeFocused();
  });

  test('keeps what is typed, and sends it once when the button was pressed meanwhile', async ({ page, console }) => {
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByLabel('Email')).toBeFocused();
    await page.getByLabel('Email').fill(MAYA);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Keep me signed in for 30 days').uncheck();
    await submit(page).click();
    await expect(page).toHaveURL('/login');
    expect(await console.requests('Login')).toHaveLength(0);

    release();

    await expect(page).toHaveURL('/dashboard');
    expect(await console.requests('Login')).toHaveLength(1);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['accessToken']);
  });
});

test.describe('between public screens', () => {
  test('links, back and forward keep the way to where one wanted to go; who is signed in is told so, and goes on', async ({
    page,
  }) => {
    await page.goto('/login?next=%2Fdashboard%2Finbox');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await expect(page).toHaveURL('/signup?next=%2Fdashboard%2Finbox');
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
    await page.goBack();
    await page.getByLabel('Email').fill(MAYA);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await submit(page).click();

    await expect(page).toHaveURL('/dashboard/inbox');
    await expect(page.locator('[data-conversation]').first()).toBeVisible();

    await page.goto('/login');
    await page.getByRole('link', { name: 'Continue to the dashboard' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

test.describe('the inbox’s first load', () => {
  test('shows its frame before its code is there, which cannot be used yet, and asks for person and list once each; strangers see no frame', async ({
    page,
    browser,
    stack,
    signIn,
    console,
  }) => {
    await signIn();
    await openInboxOnce(page);
    await console.clearRequests();
    const release = await holdScripts(page);
    await page.goto('/dashboard/inbox', { waitUntil: 'commit' });

    await expect(page.getByText('Guided flows')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Guided flows' })).toHaveCount(0);
    await expect.poll(async () => (await console.requests('GetCurrentUser')).length).toBe(1);
    await expect.poll(async () => (await console.requests('InboxScreenQuery')).length).toBe(1);

    const elsewhere = await browser.newContext({ baseURL: stack.webUrl });
    const stranger = await elsewhere.newPage();
    await holdScripts(stranger);
    await stranger.goto('/dashboard/inbox', { waitUntil: 'commit' });
    await expect(stranger.locator('#root')).toBeEmpty();
    await elsewhere.close();

    release();
    await expect(page.getByRole('link', { name: /Hannah Brandt/ })).toBeVisible();
    await expect(page.getByText('Guided flows')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Guided flows' })).toBeVisible();
    expect(await console.requests('GetCurrentUser')).toHaveLength(1);
  });

  test('asks nothing but who it is for somebody who is still Pending', async ({ page, signIn, console }) => {
    await signIn();
    await openInboxOnce(page);
    await signIn('tomas@northwindoutdoor.com');
    await console.clearRequests();

    await page.goto('/dashboard/inbox');

    await expect(page).toHaveURL(/\/onboard\//);
    expect(await console.answered('GetCurrentUser')).toHaveLength(1);
    expect(await console.requests('InboxScreenQuery')).toEqual([]);
  });

  test('goes on when what was asked ahead got no answer', async ({ page, signIn, console }) => {
    await signIn();
    await console.addFault({ kind: 'DroppedRequest', operation: 'GetCurrentUser', times: 1 });

    await page.goto('/dashboard/inbox');

    await expect(page.locator('[data-conversation]').first()).toBeVisible();
  });
});
