import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'parley-tests-'));
const total = { passed: 0, failed: 0 };

/** Counts one check (types, lint, …) as one test. */
export async function check(what, command, args) {
  console.log(`\n── ${what}`);
  const code = await run(command, args);
  total[code === 0 ? 'passed' : 'failed'] += 1;
}

/** Runs vitest in one workspace and adds its figures. */
export async function vitest(workspace, { env } = {}) {
  console.log(`\n── unit and API tests: ${workspace}`);
  const file = join(folder, `${workspace.replaceAll('/', '-')}.json`);
  // Its own default leaves one processor idle, which of two is half.
  const args = ['run', '--maxWorkers=100%', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', args, { cwd: `${root}${workspace}`, env });
  const { numPassedTests = 0, numFailedTests = 0 } = readReport(file);
  add(numPassedTests, numFailedTests, code);
}

/** Runs Playwright and adds its figures. */
export async function playwright(args, { env } = {}) {
  console.log('\n── end to end');
  const file = join(folder, 'playwright.json');
  const code = await run('playwright', ['test', ...args], {
    cwd: `${root}e2e`,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const { stats = {} } = readReport(file);
  if (stats.flaky) console.log(`\n${stats.flaky} flaky: passed at the second try only, mend them`);
  add((stats.expected ?? 0) + (stats.flaky ?? 0), stats.unexpected ?? 0, code);
}

/** Prints `N passed, N failed` over everything that ran, and ends this process accordingly. */
export function report() {
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

/** A runner that failed without a failed test (a crash, a file that did not load) counts as one failure. */
function add(passed, failed, code) {
  total.passed += passed;
  total.failed += failed === 0 && code !== 0 ? 1 : failed;
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
