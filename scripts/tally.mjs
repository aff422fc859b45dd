import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { root, run } from './run.mjs';
import { readReport } from './testReports.mjs';

const SUMMARIES = `${root}.turbo/runs/`;
const SLOWEST = 10;

const total = { passed: 0, failed: 0 };
const stages = [];
const tests = [];

/** Runs a part of the whole and keeps its time for the report. */
export async function timed(what, work) {
  console.log(`\n── ${what}`);
  const began = performance.now();
  const result = await work();
  stages.push({ what, ms: performance.now() - began });
  return result;
}

/** Counts one check (types, lint, …) as one test. */
export async function check(what, command, args) {
  const code = await timed(what, () => run(command, args));
  total[code === 0 ? 'passed' : 'failed'] += 1;
}

/**
 * Runs the task `test` (unit, API and screen tests) or `e2e` (stories) of all workspaces and adds their figures. What
 * nothing has touched since it last passed comes from turbo's cache. With `base`, only what a change since that commit
 * touches; `args` go to the runner.
 */
export async function runTask(task, { args, base = null, env = {} }) {
  console.log(`\n── ${task}`);
  rmSync(SUMMARIES, { recursive: true, force: true });
  const options = [
    // Each runner uses all processors.
    '--concurrency=1',
    // What fails in one workspace does not hide what fails in the next.
    '--continue',
    '--output-logs=new-only',
    '--log-prefix=none',
    '--summarize',
    ...(base ? ['--affected'] : []),
  ];
  const code = await run('turbo', ['run', task, ...options, '--', ...args], {
    env: { ...env, ...(base && { TURBO_SCM_BASE: base }) },
  });
  const before = total.failed;
  for (const { directory, cache, execution } of readSummary(task)) {
    const { startTime, endTime, exitCode } = execution;
    const note = cache.status === 'HIT' ? ' (cached)' : '';
    stages.push({ what: `${task} ${directory}${note}`, ms: endTime - startTime });
    // Who failed may have left the report of an earlier run in place.
    add(readReport(task, `${root}${directory}/reports`, exitCode === 0 ? 0 : startTime), exitCode);
  }
  if (code !== 0 && total.failed === before) total.failed += 1;
}

/** Runs Playwright by itself, with arguments, and adds its figures. */
export async function playwright(args, { env } = {}) {
  const reports = `${root}e2e/reports`;
  rmSync(reports, { recursive: true, force: true });
  const code = await timed('stories', () => run('playwright', ['test', ...args], { cwd: `${root}e2e`, env }));
  add(readReport('e2e', reports), code);
}

/** Prints the times, the slowest and the flaky tests and, last, `N passed, N failed`; ends this process accordingly. */
export function report() {
  console.log('\nTime of each stage');
  for (const { what, ms } of stages) console.log(`${seconds(ms)}  ${what}`);
  console.log(`${seconds(performance.now())}  in all`);
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  if (slowest.length > 0) console.log('\nSlowest tests');
  for (const { name, ms } of slowest) console.log(`${seconds(ms)}  ${name}`);
  list('Flaky: passed at the second try only, to be mended', (test) => test.isFlaky);
  list('Failed', (test) => test.outcome === 'failed');

  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

function list(title, isMeant) {
  const meant = tests.filter(isMeant);
  if (meant.length > 0) console.log(`\n${title}`);
  for (const { name } of meant) console.log(`  ${name}`);
}

/** A runner that failed without a failed test (a crash, a file that did not load) counts as one failure. */
function add(report, code) {
  const failed = report.filter((test) => test.outcome === 'failed').length;
  total.passed += report.filter((test) => test.outcome === 'passed').length;
  total.failed += failed === 0 && code !== 0 ? 1 : failed;
  tests.push(...report);
}

/** What turbo says of each workspace's task of that name, run or taken from its cache. */
function readSummary(task) {
  const [file] = existsSync(SUMMARIES) ? readdirSync(SUMMARIES) : [];
  const { tasks = [] } = file ? JSON.parse(readFileSync(`${SUMMARIES}${file}`, 'utf8')) : {};
  return tasks.filter((one) => one.task === task && one.execution);
}

const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(8)} s`;
