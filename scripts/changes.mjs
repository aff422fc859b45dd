import { execFileSync } from 'node:child_process';
import { root } from './run.mjs';

/**
 * The commit that `--changed` or `--changed=<commit>` among the arguments compares with; null without that argument.
 * By default where the branch left `main`, which on `main` itself is its last commit.
 */
export function changeBase(args) {
  const flag = args.find((arg) => arg === '--changed' || arg.startsWith('--changed='));
  if (!flag) return null;
  const [, named] = flag.split('=');
  return named ?? git('merge-base', 'HEAD', 'main')[0] ?? git('merge-base', 'HEAD', 'origin/main')[0] ?? 'HEAD';
}

/** The files that differ from the commit `base`, committed or not. */
export function changedFiles(base) {
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** The lines of a git command's output; none when it fails. */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}
