import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { AXE_EXCLUSIONS } from './axeExclusions.ts';

/** How often what is found is looked at again: libraries name what is chosen a moment after it stands. */
const TRIES = 3;

/** From here on what is shown is laid out for a desktop. */
const DESKTOP_PX = 768;

/**
 * Looks at what the page shows now: what axe finds, whether the page scrolls sideways, and how the dark theme's colours read
 * (once, on a desktop: colours do not differ by width). Each finding is a failure of its own that names `place`, and the test
 * goes on with the next place.
 */
export async function look(page: Page, place: string) {
  expect.soft(await violations(page), place).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(beyond, `${place} scrolls sideways`).toBeLessThanOrEqual(0);

  if ((page.viewportSize()?.width ?? 0) < DESKTOP_PX) return;
  // Only the colours differ between the themes.
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilDrawn(page);
  expect.soft(await violations(page, ['color-contrast']), `${place}, dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await untilDrawn(page);
}

/** What axe finds, a line each: the rule, the element, and the named section that it stands in. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // The whole way, through a page of axe's own, is only needed for frames, and takes four times as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(page.frames().length === 1);
  if (rules) axe.withRules(rules);
  for (const { selector } of AXE_EXCLUSIONS) axe.exclude(selector);
  let found = (await axe.analyze()).violations;
  for (let tries = 1; tries < TRIES && found.length > 0; tries += 1) {
    await untilDrawn(page);
    found = (await axe.analyze()).violations;
  }
  const elements = found.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, element: target.flat().join(' ') })),
  );
  return page.evaluate(
    (all) =>
      all.map(({ rule, element }) => {
        const section = document.querySelector(element)?.closest('section[aria-label]')?.getAttribute('aria-label');
        return `${rule}: ${element}${section ? ` in «${section}»` : ''}`;
      }),
    elements,
  );
}

/** Resolves when what was changed before has been drawn. */
const untilDrawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
