import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import {
  completeChat,
  completeDetails,
  completePlan,
  heading,
  NADIA,
  order,
  payLater,
  preview,
  STEP,
} from './onboardingPage.ts';

const TOMAS = 'tomas@northwindoutdoor.com';

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390]) {
    test.describe(`in ${colorScheme}, ${width} pixels wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      test('each step of the onboarding is accessible, and fits', async ({ page, signIn, expectAccessible }) => {
        test.slow();
        const look = () => lookAt(page, expectAccessible);
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
        await expect(order(page)).toContainText('Due today');
        await look();
        await payLater(page);
        await expect(order(page)).toContainText('Due today');
        await look();

        await page.goto(STEP.details);
        await page.getByLabel('Website').fill('lumen.example');
        await expect(page.getByText('Your changes are not saved yet.')).toBeVisible();
        await look();
        await page.goto(STEP.install);
        await expect(heading(page, 'Not yet')).toBeVisible();
        await look();
      });

      test('the page of who is invited is accessible, and fits', async ({ page, signIn, expectAccessible }) => {
        test.slow();
        const look = () => lookAt(page, expectAccessible);
        await page.goto('/onboard/user?token=nothing');
        await expect(heading(page, 'This link does not work')).toBeVisible();
        await look();

        await signIn(TOMAS);
        await page.goto('/dashboard');
        await expect(heading(page, 'Join Northwind Outdoor')).toBeVisible();
        await page.getByLabel('Phone').fill('call me');
        await page.getByLabel('Your name').fill('');
        await page.getByRole('button', { name: 'Accept and join' }).click();
        await expect(page.getByText('Enter your name.')).toBeVisible();
        await look();
        await page.getByLabel('Phone').fill('');
        await page.getByLabel('Your name').fill('Tomás Rey');
        await page.getByRole('button', { name: 'Accept and join' }).click();
        await expect(heading(page, 'You are in')).toBeVisible();
        await look();
      });
    });
  }
}

async function lookAt(page: Page, expectAccessible: (page: Page) => Promise<void>) {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}
