import { readdirSync } from 'node:fs';
import { Figures } from './figures.ts';

/** Runs all areas, or the ones that are named: `tsx bench/run.ts [name …]`. Exits with 1 when a figure does not hold. */
const SUFFIX = '.bench.ts';
const areas = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(SUFFIX))
  .map((file) => file.slice(0, -SUFFIX.length))
  .toSorted();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !areas.includes(name));
if (unknown.length > 0) {
  console.error(`There is no area ${unknown.join(', ')}. There are: ${areas.join(', ')}.`);
  process.exit(2);
}

const figures = new Figures();
for (const area of asked.length > 0 ? asked : areas) {
  const { bench }: { bench: (figures: Figures) => Promise<void> } = await import(`./${area}${SUFFIX}`);
  await bench(figures);
}
process.exit(figures.failed === 0 ? 0 : 1);
