import { type Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries(SIZES)) {
    test.describe(`the gallery, ${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport });

      test('shows every component without accessibility faults, and does not scroll sideways', async ({
        page,
        galleryUrl,
        findViolations,
      }) => {
        // All components in all states are a large page to read.
        test.setTimeout(240_000);
        await page.goto(galleryUrl);
        await expect(page.locator('main > section').first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);

        expect(await findViolations(page)).toEqual([]);
        expect(await sectionsOverTheEdge(page)).toEqual([]);
      });
    });
  }
}

/** The sections to blame when the page scrolls sideways. */
async function sectionsOverTheEdge(page: Page) {
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (!isTooWide) return [];
  return page
    .locator('main > section')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel));
}
