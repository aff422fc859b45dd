import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const PHONE = { width: 390, height: 844 };
const DAY = 24 * 60 * 60_000;
const PRIYA = 'priya@northwindoutdoor.com';

const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** The code of the Home screen, which no other screen loads. */
const HOME_CODE = /\/assets\/HomeScreen-[^/]*\.js$/;

test.describe('the rail', () => {
  test('stays narrow over a reload, shows the trial all the same, and is widened by its key', async ({
    page,
    signIn,
    expectAccessible,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await page.getByRole('button', { name: 'Narrow the menu' }).click();

    await page.reload();

    await expect(page.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
    const { width = 0 } = (await rail(page).boundingBox()) ?? {};
    expect(width).toBe(60);
    await expect(rail(page).getByRole('link', { name: /^9 days left in the trial, 2,716 of 4,000/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('[');
    await expect(page.getByRole('button', { name: 'Narrow the menu' })).toBeVisible();
  });

  test('does not take its key from somebody who types', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await page.locator('[data-conversation]').first().click();
    const composer = page.getByRole('textbox', { name: /reply/i });

    await composer.pressSequentially('[1]');

    await expect(composer).toHaveValue('[1]');
    await expect(page.getByRole('button', { name: 'Narrow the menu' })).toBeVisible();
  });

  test('leads from the company’s name to what belongs to the company', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Northwind Outdoor' }).press('Enter');

    await page.getByRole('menuitem', { name: 'Company profile' }).press('Enter');

    await expect(page).toHaveURL('/dashboard/settings/company-profile');
  });

  test('scrolls where the window is short', async ({ page, signIn }) => {
    await page.setViewportSize({ width: 1024, height: 420 });
    await signIn();
    await page.goto('/dashboard');
    const person = page.getByRole('button', { name: 'Maya Lindqvist' });

    await person.focus();

    await expect(person).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });
});

test.describe('the menu on a phone', () => {
  test.use({ viewport: PHONE });

  test('is a drawer that opens, holds the focus and closes by keyboard', async ({ page, signIn, expectAccessible }) => {
    await signIn();
    await page.goto('/dashboard');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await expectAccessible(page);

    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Shift+Tab');
      expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    await page.keyboard.press('Escape');

    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('leads to the palette, which gives the focus back to where one was', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.press('Enter');
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search or jump to' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Search or jump to' })).toBeFocused();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);

    await page.keyboard.press('Escape');

    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('closes on the way to a screen', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Menu', exact: true }).press('Enter');

    await page.getByRole('dialog').getByRole('link', { name: 'Users' }).press('Enter');

    await expect(page).toHaveURL('/dashboard/users');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('the trial', () => {
  test('follows the days without a reload, and shows the way out when it ends', async ({ page, signIn, console }) => {
    await page.clock.install();
    await signIn(undefined, { rememberMe: true });
    await page.goto('/dashboard/inbox');
    await expect(rail(page).getByText('9 days left in the trial')).toBeVisible();
    await expect(rail(page).getByText('2,716 of 4,000 messages left')).toBeVisible();
    await expect(rail(page).getByText('Pick a plan')).toHaveCount(0);

    await console.advanceClock(6 * DAY);
    await page.clock.fastForward('03:00');
    await comeBack(page);
    await expect(rail(page).getByText('3 days left in the trial')).toBeVisible();
    await expect(rail(page).getByText('Pick a plan')).toBeVisible();

    await console.advanceClock(4 * DAY);
    await page.clock.fastForward('03:00');
    await comeBack(page);
    await expect(rail(page).getByText('The trial has ended')).toBeVisible();
    await expect(rail(page).getByText(/messages left/)).toHaveCount(0);
    await rail(page)
      .getByRole('link', { name: /The trial has ended/ })
      .click();
    await expect(page).toHaveURL('/dashboard/settings/subscription');
  });

  test('is asked for once, however often somebody comes back within two minutes', async ({ page, signIn, console }) => {
    await page.clock.install();
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect(rail(page).getByText('9 days left in the trial')).toBeVisible();
    await console.clearRequests();

    // Sets the time and fires no timer: those of the live connection would take it for a gap.
    await page.clock.setSystemTime(Date.now() + 3 * 60_000);
    for (let time = 0; time < 5; time += 1) await comeBack(page);

    const asked = async () => (await console.answered('GetClientFreeTrialInfo')).length;
    await expect.poll(asked).toBe(1);
    for (let time = 0; time < 5; time += 1) await comeBack(page);
    await page.getByRole('link', { name: 'Users' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    expect(await asked()).toBe(1);
  });

  test('is nothing to a company that pays by invoice', async ({ page, signIn, console }) => {
    await signIn('samuel@meridianfreight.example');
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Samuel Brock' })).toBeVisible();
    await expect.poll(async () => (await console.answered('GetClientFreeTrialInfo')).length).toBe(1);

    await expect(rail(page).getByText(/trial/)).toHaveCount(0);
  });
});

test.describe('the person’s menu', () => {
  test('keeps the chosen theme over a reload, and follows the system again when told so', async ({ page, signIn }) => {
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await page.emulateMedia({ colorScheme: 'light' });
    await signIn();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Maya Lindqvist' }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'Dark' }).press('Enter');
    expect(await theme()).toBe('dark');

    await page.reload();
    expect(await theme()).toBe('dark');
    await page.getByRole('button', { name: 'Maya Lindqvist' }).press('Enter');
    await page.getByRole('menuitemradio', { name: 'As the system' }).press('Enter');
    expect(await theme()).toBe('light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(theme).toBe('dark');
  });
});

test.describe('the welcome', () => {
  const welcome = (page: Page) => page.getByRole('region', { name: 'Welcome to Parley, Priya' });

  test('leads to first steps, and is put away for good', async ({ page, signIn, expectAccessible }) => {
    await signIn(PRIYA);
    await page.goto('/dashboard');
    await expect(welcome(page).getByRole('link')).toHaveCount(3);
    await expectAccessible(page);
    const answered = page.waitForResponse((response) => response.request().postData()?.includes('dismiss') ?? false);

    await page.getByRole('button', { name: 'Put the welcome away' }).click();
    await expect(welcome(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await answered;
    await page.reload();

    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
    await expect(page.getByText('This screen is still being built')).toBeVisible();
    await expect(welcome(page)).toHaveCount(0);
  });

  test('comes back, with a word, when the server did not hear of it', async ({ page, signIn, console }) => {
    await signIn(PRIYA);
    await page.goto('/dashboard');
    await console.addFault({ kind: 'Error', operation: 'useDismissWelcomeBannerMutation', message: 'Not now.' });

    await page.getByRole('button', { name: 'Put the welcome away' }).click();

    await expect(page.getByText('The welcome could not be put away.')).toBeVisible();
    await expect(welcome(page)).toBeVisible();
  });

  test('is not shown to those who have put it away', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');

    await expect(page.getByText('This screen is still being built')).toBeVisible();
    await expect(page.getByRole('region', { name: /Welcome/ })).toHaveCount(0);
  });
});

test.describe('an address that leads nowhere', () => {
  test('inside the dashboard keeps the rail and leads on', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/nowhere/at/all');
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
    await expect(rail(page)).toBeVisible();

    await page.getByRole('link', { name: 'Go to Home' }).click();

    await expect(page).toHaveURL('/dashboard');
  });

  test('outside of it leads to where one belongs', async ({ page, signIn, expectAccessible }) => {
    await signIn('nadia@lumenandlark.example');
    await page.goto('/onboard/client/nowhere');
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Go to Parley' }).click();

    await expect(page).toHaveURL('/onboard/client/details');
    await expect(page.getByRole('listitem').filter({ hasText: 'Company details' })).toHaveAttribute(
      'aria-current',
      'step',
    );
  });
});

test.describe('code that does not arrive', () => {
  /** Comes to Home from the inbox: its code is asked for on the way. */
  async function goHome(page: Page) {
    await page.goto('/dashboard/inbox');
    await expect(page.locator('[data-conversation]').first()).toBeVisible();
    await rail(page).getByRole('link', { name: 'Home' }).click();
  }

  test('is loaded anew with the page, once by itself and then on demand', async ({ page, signIn }) => {
    await signIn();
    await page.route(HOME_CODE, (route) => route.abort());
    const loads: string[] = [];
    page.on('domcontentloaded', () => loads.push(new URL(page.url()).pathname));

    await goHome(page);

    await expect(page.getByRole('alert').getByText('This page did not load completely')).toBeVisible();
    expect(loads).toEqual(['/dashboard/inbox', '/dashboard']);
    await expect(rail(page)).toBeVisible();
    await page.unroute(HOME_CODE);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByText('This screen is still being built')).toBeVisible();
  });

  test('never reloads a page that holds something unsaved', async ({ page, signIn }) => {
    await signIn();
    await page.route(HOME_CODE, (route) => route.abort());
    await page.goto('/dashboard/inbox');
    await page.evaluate(() => window.addEventListener('beforeunload', (event) => event.preventDefault()));
    let loads = 0;
    page.on('domcontentloaded', () => (loads += 1));

    await rail(page).getByRole('link', { name: 'Home' }).click();

    await expect(page.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible();
    expect(loads).toBe(0);
  });

  test('keeps the page while there is no connection, and goes on when it is back', async ({
    page,
    signIn,
    context,
  }) => {
    await signIn();
    await page.goto('/dashboard/inbox');
    await expect(page.locator('[data-conversation]').first()).toBeVisible();
    await context.setOffline(true);

    await rail(page).getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('alert').getByText(/Check your connection/)).toBeVisible();
    await expect(rail(page)).toBeVisible();
    await context.setOffline(false);

    await expect(page.getByText('This screen is still being built')).toBeVisible();
  });

  test('costs only the menu when it was a menu’s', async ({ page, signIn }) => {
    await signIn();
    await page.route(/\/assets\/MenuPopover-[^/]*\.js$/, (route) => route.abort());
    await page.goto('/dashboard/inbox');
    await page.locator('[data-conversation]').first().click();
    const composer = page.getByRole('textbox', { name: /reply/i });
    await composer.fill('Half a reply');

    await page.getByRole('button', { name: 'Maya Lindqvist' }).click();

    await expect(page.getByText('This could not be opened.')).toBeVisible();
    await expect(composer).toHaveValue('Half a reply');
  });

  test('shows the loader only when it takes its time', async ({ page, signIn }) => {
    await signIn();
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(HOME_CODE, async (route) => {
      await released;
      await route.continue();
    });
    await goHome(page);

    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
    release();

    await expect(page.getByText('This screen is still being built')).toBeVisible();
  });
});

test.describe('a new version', () => {
  test('is noticed when somebody comes back, waits for them, and comes with the reload', async ({ page, signIn }) => {
    await page.clock.install();
    await signIn();
    await page.goto('/dashboard/inbox');
    await page.locator('[data-conversation]').first().click();
    await page.getByRole('textbox', { name: /reply/i }).fill('Half a reply');
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

test.describe('a screen that fails', () => {
  test('says so in words, keeps the rail and tries again', async ({ page, signIn, console }) => {
    await signIn();
    await console.addFault({ kind: 'Error', operation: 'InboxScreenQuery', message: 'The list is being repaired.' });
    await page.goto('/dashboard/inbox');
    const failure = page.getByRole('alert').filter({ hasText: 'The list is being repaired.' });
    await expect(failure.getByText(/For support/)).toBeVisible();
    await expect(rail(page)).toBeVisible();

    await console.clearFaults();
    await failure.getByRole('button', { name: 'Retry' }).click();

    await expect(page.locator('[data-conversation]').first()).toBeVisible();
  });
});

test.describe('without a network', () => {
  for (const [device, viewport] of Object.entries({ desktop: { width: 1440, height: 900 }, phone: PHONE })) {
    test(`the page says so on a ${device}, and says when it is back`, async ({ page, signIn, context }) => {
      await page.setViewportSize(viewport);
      await signIn();
      await page.goto('/dashboard/inbox');
      await expect(page.locator('[data-conversation]').first()).toBeVisible();

      await context.setOffline(true);
      await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await context.setOffline(false);

      const back = page.getByRole('status').filter({ hasText: 'Back online.' });
      await expect(back).toBeVisible({ timeout: 20_000 });
      await expect(back).toHaveCount(0);
    });
  }
});

test.describe('an empty inbox', () => {
  test('has nothing to select beside it', async ({ page, signIn }) => {
    await signIn('theo@brightsideyoga.example');
    await page.goto('/dashboard/inbox');

    await expect(page.getByRole('heading', { name: 'No conversations yet' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No conversation selected' })).toBeHidden();
  });
});
