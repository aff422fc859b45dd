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
        test.setTimeout(120_000);
        await page.goto(galleryUrl);
        const sections = page.locator('main > section');
        await expect(sections.first()).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);

        const titles = await sections.evaluateAll((all) => all.map((section) => section.getAttribute('aria-label')));
        expect(titles.length).toBeGreaterThan(0);
        for (const title of titles) {
          expect.soft(await findViolations(page, `main > section[aria-label="${title}"]`), `${title}`).toEqual([]);
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    });
  }
}
