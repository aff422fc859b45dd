import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { AXE_EXCLUSIONS } from './axeExclusions.ts';

/** How often, and how long at least, what is found is looked at again: libraries name what is chosen a moment after it stands. */
const TRIES = 3;
const PATIENCE = 2000;

/** `colours`: how texts stand out, which takes longer than all else together. */
type Rules = 'all' | 'colours' | 'all but colours';

const OPTIONS: Record<Rules, RunOptions> = {
  all: {},
  colours: { runOnly: { type: 'rule', values: ['color-contrast'] } },
  'all but colours': { rules: { 'color-contrast': { enabled: false } } },
};

/** Half as long to send and to read as what its package names first. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page, a line each: the rule, the element, and the named section that it stands in. */
export async function violationsOn(page: Page, rules: Rules = 'all'): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  const deadline = Date.now() + PATIENCE;
  let found = await run(page, rules);
  for (let tries = 1; found.length > 0 && (tries < TRIES || Date.now() < deadline); tries += 1) {
    await untilDrawn(page);
    found = await run(page, rules);
  }
  return found;
}

/** Resolves when what was changed before has been drawn. */
export const untilDrawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/**
 * Gives axe to a frame that has none yet. Once a document: half a megabyte of script, sent and read for each look, takes
 * longer than the look.
 */
async function bringAxe(frame: Frame) {
  try {
    if (await frame.evaluate(() => 'axe' in window)) return;
    await frame.evaluate(source);
    await frame.evaluate(holdStill);
    // The page asks its frames, which may be of other origins.
    await frame.evaluate(() => window.axe.configure({ allowedOrigins: ['<unsafe_all_origins>'], noHtml: true }));
  } catch (error) {
    // A frame that has gone meanwhile has nothing to be looked at.
    if (!frame.isDetached()) throw error;
  }
}

/** Colours that fade are no colours to judge, and would be looked at again and again until they stand. */
function holdStill() {
  const still = new CSSStyleSheet();
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; animation-duration: 1ms !important; animation-delay: 0s !important; }',
  );
  document.adoptedStyleSheets.push(still);
}

const run = (page: Page, rules: Rules) =>
  page.evaluate(
    async ({ exclude, options }) => {
      const { violations } = await window.axe.run(
        { exclude },
        // What passes, element by element, is most of an answer, and nobody reads it.
        { resultTypes: ['violations'], ...options },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => {
          const element = target.flat().join(' ');
          const section = document.querySelector(element)?.closest('section[aria-label]')?.getAttribute('aria-label');
          return `${id}: ${element}${section ? ` in «${section}»` : ''}`;
        }),
      );
    },
    { exclude: AXE_EXCLUSIONS.map(({ selector }) => selector), options: OPTIONS[rules] },
  );

declare global {
  interface Window {
    axe: typeof axe;
  }
}
