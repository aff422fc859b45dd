import { expect, type Locator, type Page } from '@playwright/test';
import { untilDrawn, violationsOn } from './violations.ts';

/** From here on what is shown is laid out for a desktop. */
const DESKTOP_PX = 768;

export const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/**
 * Looks at what the page shows now as a desktop and as a phone lay it out, without loading it anew, and leaves it as a desktop
 * has it. `content`: what is there once either stands; `isFramed`: only parts of the page may scroll, never all of it.
 */
export async function lookAtSizes(
  page: Page,
  place: string,
  content?: Locator,
  { sizes = SIZES, isFramed = false }: { sizes?: typeof SIZES; isFramed?: boolean } = {},
) {
  for (const [device, size] of Object.entries(sizes)) {
    const here = `${place}, on a ${device}`;
    await page.setViewportSize(size);
    // Before anything is asked of the page: what was pressed may load another one, and a question dies with the page it was put to.
    if (content) await expect(content.filter({ visible: true }).first(), here).toBeVisible();
    await untilDrawn(page);
    await look(page, here);
    if (!isFramed) continue;
    const below = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect.soft(below, `${here} scrolls as a page`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(sizes.desktop);
}

/**
 * Looks at what the page shows now: what axe finds, whether the page scrolls sideways, and on a desktop how the dark theme's
 * colours read. Colours do not differ by width, so a phone's are not asked for. Each finding is a failure of its own that
 * names `place`, and the test goes on with the next place.
 */
export async function look(page: Page, place: string) {
  const isPhone = (page.viewportSize()?.width ?? 0) < DESKTOP_PX;
  expect.soft(await violationsOn(page, isPhone ? 'all but colours' : 'all'), place).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beyond, `${place} scrolls sideways`).toBeLessThanOrEqual(0);

  if (isPhone) return;
  // Only the colours differ between the themes.
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilDrawn(page);
  expect.soft(await violationsOn(page, 'colours'), `${place}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await untilDrawn(page);
}
