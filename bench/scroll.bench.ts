import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Figures } from './figures.ts';
import { openInbox, withStage } from './inboxStage.ts';
import { interleave, median, medianRatio } from './interleave.ts';
import { openRecycledList } from './recycledList.ts';
import { threadTime } from './threadTime.ts';

const ROUNDS = 9;
/** A notch of the wheel. */
const STEPS = { steps: 200, pixels: 100 };
const DRIVER = join(import.meta.dirname, 'scrollSteps.js');

type Scrolled = { blank: number; scrolled: number; last: string | null };

/**
 * The main thread's time for each step of scrolling through 10,000 loaded conversations, beside a list by hand that moves its
 * rows: the same markup, data, styles and size. A row must be in sight everywhere in each frame.
 */
export const bench = (figures: Figures) =>
  withStage(async (stage) => {
    const inbox = await openInbox(stage);
    const recycled = await openRecycledList(stage, inbox);
    const pages = { ours: inbox, recycled };
    let blank = 0;
    for (const [name, page] of Object.entries(pages)) {
      await page.addScriptTag({ path: DRIVER });
      const scrolled = await scroll(page, true);
      if (name === 'ours') ({ blank } = scrolled);
    }
    const rounds = await interleave(
      Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, () => millisecondsAStep(page)])),
      ROUNDS,
    );
    figures.add({
      name: 'scroll.cpu-vs-recycled',
      value: medianRatio(rounds, 'ours', 'recycled'),
      unit: 'x-recycled-DOM',
      limit: { atMost: 2 },
    });
    figures.add({ name: 'scroll.blank', value: blank, unit: 'frames', limit: { atMost: 0 } });
    for (const name of Object.keys(pages)) {
      figures.add({ name: `scroll.${name}.cpu`, value: median(rounds, name), unit: 'ms-a-step', limit: null });
    }
  });

async function millisecondsAStep(page: Page): Promise<number> {
  await page.bringToFront();
  return (await threadTime(page, () => scroll(page, false))) / STEPS.steps;
}

async function scroll(page: Page, mayLook: boolean): Promise<Scrolled> {
  await page.bringToFront();
  const scrolled: Scrolled = await page.evaluate(`scrollSteps(${JSON.stringify({ ...STEPS, mayLook })})`);
  if (scrolled.scrolled !== STEPS.steps * STEPS.pixels || !scrolled.last?.includes('Visitor')) {
    throw new Error(`The list was not scrolled: ${JSON.stringify(scrolled)}`);
  }
  return scrolled;
}
