import { availableParallelism } from 'node:os';
import { changedFiles } from './changes.mjs';
import { check, runTask } from './tally.mjs';

/** One more than there are processors: a third of the time a worker waits, for a timer or for its database. */
const WORKERS = availableParallelism() + 1;
const VITEST = [
  `--maxWorkers=${WORKERS}`,
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=reports/vitest.json',
];

/** Whether the generated code that is checked in fits its sources. To be asked before it is made anew. */
export async function checkGenerated() {
  await check('generated resolver types are fresh', 'tsx', ['apps/mock-api/codegen.ts', '--check']);
  await check('generated Relay artifacts are fresh', 'relay-compiler', ['--noWatchman', '--validate']);
}

/** Everything else that needs no browser: types, lint, format; unit, API and screen tests, with `base` those a change touches. */
export async function runChecks(base) {
  // The linter tells the compiler's errors as well: types are worked out once for both, and each file is read once, which
  // takes half as long as a compiler for each workspace and a linter after it.
  await check('types and lint', 'oxlint', ['--type-aware', '--type-check', '--deny-warnings']);
  await check('format', 'oxfmt', ['--check']);
  await runTask('test', { base, args: [...VITEST, ...narrowed(base, isImported, '--changed')] });
}

/** The stories in the browser; with `base`, those a change touches. */
export async function runStories(base, browser) {
  const args = narrowed(base, (file) => file.startsWith('e2e/'), '--only-changed');
  await runTask('e2e', { base, args, env: { CHROMIUM_PATH: browser } });
}

/** A runner can tell what a change touches only when all of it is known to be imported by tests. */
function narrowed(base, isKnown, option) {
  return base && changedFiles(base).every(isKnown) ? [`${option}=${base}`] : [];
}

const isImported = (file) => /^(apps|packages|prisma|e2e)\/.*\.tsx?$/.test(file);
