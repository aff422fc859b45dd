import { readFileSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './run.mjs';

/**
 * The tests of a report in the given folder, by whoever runs that task: each with its name, its time, its outcome
 * ('passed', 'failed' or 'skipped') and whether it passed at a second try only. None when no report was written since `since`.
 */
export function readReport(task, folder, since = 0) {
  const isStories = task === 'e2e';
  const file = `${folder}/${isStories ? 'playwright' : 'vitest'}.json`;
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? {};
  if (mtimeMs === undefined || mtimeMs < since) return [];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return isStories ? fromPlaywright(report) : fromVitest(report);
}

function fromVitest({ testResults }) {
  return testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status }) => ({
      name: `${relative(root, path)} › ${fullName}`,
      ms: duration ?? 0,
      outcome: status === 'passed' || status === 'failed' ? status : 'skipped',
      isFlaky: false,
    })),
  );
}

function fromPlaywright({ suites }) {
  return suites.flatMap((suite) => specsOf(suite, []));
}

const PLAYWRIGHT_OUTCOME = { expected: 'passed', flaky: 'passed', unexpected: 'failed', skipped: 'skipped' };

/** The outermost suite is the file. */
function specsOf({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  const own = specs.flatMap((spec) =>
    spec.tests.map(({ status, results }) => ({
      name: `e2e/${[...path, spec.title].filter(Boolean).join(' › ')}`,
      ms: Math.max(0, ...results.map(({ duration }) => duration)),
      outcome: PLAYWRIGHT_OUTCOME[status],
      isFlaky: status === 'flaky',
    })),
  );
  return [...own, ...suites.flatMap((suite) => specsOf(suite, path))];
}
