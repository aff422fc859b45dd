import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const DAY = 24 * 60 * 60_000;
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
