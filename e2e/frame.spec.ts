import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const DAY = 24 * 60 * 60_000;
const PRIYA = 'priya@northwindoutdoor.com';
const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const comeBack = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

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
    await expect(page).toHaveURL('/dashboard/settings/subscription?pick');
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
});

test.describe('the welcome', () => {
  const welcome = (page: Page) => page.getByRole('region', { name: 'Welcome to Parley, Priya' });

  test('leads to first steps, and is put away for good', async ({ page, signIn }) => {
    await signIn(PRIYA);
    await page.goto('/dashboard');
    await expect(welcome(page).getByRole('link')).toHaveCount(3);
    const answered = page.waitForResponse((response) => response.request().postData()?.includes('dismiss') ?? false);

    await page.getByRole('button', { name: 'Dismiss the welcome' }).click();
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

    await page.getByRole('button', { name: 'Dismiss the welcome' }).click();

    await expect(page.getByText('The welcome could not be dismissed.')).toBeVisible();
    await expect(welcome(page)).toBeVisible();
  });

  test('is not shown to those who have put it away', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard');

    await expect(page.getByText('This screen is still being built')).toBeVisible();
    await expect(page.getByRole('region', { name: /Welcome/ })).toHaveCount(0);
  });
});
