import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRequire } from 'node:module';
import { extractInWorker } from '../../apps/mock-api/src/content/extraction/extractInWorker.ts';
import type { Figures } from '../figures.ts';
import { dice, wordOf, zipf } from '../searchCorpus.ts';

const PAGES = 300;
const LINES = 46;
/** How often each is measured, in turn: what else the machine does meanwhile is the same for both. */
const ROUNDS = 5;

/** The delay of the event loop while a PDF of 300 pages is read in its worker, beside that of an idle process over the same time. */
export async function measureExtraction(figures: Figures): Promise<void> {
  const bytes = await pdf();
  const read = () => extractInWorker({ name: 'manual.pdf', bytes }, new AbortController().signal);
  const begun = performance.now();
  const { pages } = await read();
  const took = performance.now() - begun;
  if (pages !== PAGES) throw new Error(`${String(pages)} pages were read.`);
  figures.add({ name: 'answers.extraction.300-pages', value: took, unit: 'ms', limit: null });

  const reading: number[] = [];
  const idle: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    reading.push(await p99(read));
    idle.push(await p99(() => sleep(took)));
  }
  const [busy, quiet] = [median(reading), median(idle)];
  figures.add({ name: 'answers.extraction.loop-delay.p99', value: busy, unit: 'ms', limit: null });
  figures.add({ name: 'answers.idle.loop-delay.p99', value: quiet, unit: 'ms', limit: null });
  figures.add({
    name: 'answers.extraction.loop-delay.p99-vs-idle',
    value: busy / quiet,
    unit: 'x-idle',
    limit: { atMost: 2 },
  });
}

/** Of the event loop's delay while something goes on, in ms. */
async function p99(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await work();
  delay.disable();
  return delay.percentile(99) / 1e6;
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

/** As long as a manual, and as full. */
async function pdf(): Promise<Uint8Array> {
  // The API's own, which makes its invoices.
  const require = createRequire(new URL('../../apps/mock-api/package.json', import.meta.url));
  const { PDFDocument, StandardFonts } = await import(require.resolve('pdf-lib'));
  const random = dice(300);
  const pick = zipf(5000, random);
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let number = 0; number < PAGES; number += 1) {
    const page = document.addPage();
    for (let line = 0; line < LINES; line += 1) {
      const text = Array.from({ length: 12 }, () => wordOf(pick())).join(' ');
      page.drawText(text, { font, size: 10, x: 40, y: 800 - line * 16 });
    }
  }
  return document.save();
}
