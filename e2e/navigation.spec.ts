import { type Locator } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const current = (menu: Locator) => menu.locator('[aria-current=page]').and(menu.getByRole('link'));

test.describe('the tabs of the settings', () => {
  test('lead from part to part, say which is open, and the way back works', async ({ page, signIn }) => {
    await signIn();
    await page.goto('/dashboard/settings/my-profile');
    const tabs = page.getByRole('navigation', { name: 'Settings' });
    await expect(current(tabs)).toHaveText('My profile');

    await tabs.getByRole('link', { name: 'Payment methods' }).click();
    await expect(page).toHaveURL('/dashboard/settings/payment-methods/new');
    await expect(current(tabs)).toHaveText('Payment methods');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment methods');

    await page.goBack();
    await expect(page).toHaveURL('/dashboard/settings/my-profile');
    await expect(current(tabs)).toHaveText('My profile');
  });
});
