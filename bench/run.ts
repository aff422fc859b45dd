import { readdirSync } from 'node:fs';
import { Figures } from './figures.ts';

/**
 * Runs all areas, or the ones that are named: `tsx bench/run.ts [name …]`. A name may stand for several. Exits with 1 when a
 * figure does not hold.
 */
const SUFFIX = '.bench.ts';
const SEVERAL = new Map([['inbox', ['load', 'scroll', 'event-paint', 'api', 'inbox-sql', 'search', 'fan-out']]]);
const areas = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .toSorted();
const asked = process.argv.slice(2).flatMap((name) => SEVERAL.get(name) ?? [name]);
const unknown = asked.filter((name) => !areas.includes(name));
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. There are: ${[...areas, ...SEVERAL.keys()].join(', ')}.`);
  process.exit(2);
}

const figures = new Figures();
for (const area of asked.length > 0 ? asked : areas) {
  const { bench }: { bench: (figures: Figures) => Promise<void> } = await import(`./${area}${SUFFIX}`);
  await bench(figures);
}
process.exit(figures.failed === 0 ? 0 : 1);
