import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { completeChat, completeDetails, completePlan, heading, NADIA, payLater, preview } from './onboardingPage.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 390, height: 844 } });

    test('each step of the onboarding is accessible, and fits a phone', async ({ page, signIn, expectAccessible }) => {
      test.slow();
      const look = async () => {
        await expectAccessible(page);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      };
      await signIn(NADIA);
      await page.goto('/');
      await expect(heading(page, 'Tell us about your company')).toBeVisible();
      await page.getByRole('button', { name: 'Save and continue' }).click();
      await expect(page.getByText('Choose a country.')).toBeVisible();
      await look();
      await completeDetails(page);
      await expect(preview(page).getByText('Your assistant', { exact: true })).toBeVisible();
      await look();
      await completeChat(page);
      await expect(page.getByRole('region', { name: 'Enterprise' })).toBeVisible();
      await look();
      await completePlan(page);
      await page.getByLabel('Card number').waitFor();
      await look();
      await payLater(page);
      await expect(heading(page, 'Put the chat on your site')).toBeVisible();
      await look();
    });
  });
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
