import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

const bin = `${root}node_modules/.bin`;

/** The environment for child processes: the project's own binaries first, and nothing that phones home. */
const childEnv = (extra = {}) => ({
  ...process.env,
  PATH: `${bin}:${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  CHECKPOINT_DISABLE: '1',
  ...extra,
});

/** Starts a command in the root folder, its output shown. It ends with this process, however that ends. */
export function start(command, args, { env = {}, cwd = root, stdio = ['ignore', 'inherit', 'inherit'] } = {}) {
  const child = spawn(command, args, { cwd, stdio, env: childEnv(env) });
  const end = () => child.kill();
  process.on('exit', end);
  child.on('close', () => process.off('exit', end));
  return child;
}

/** Runs a command to its end and answers its exit code. */
export function run(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = start(command, args, options);
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a command; ends this process with its exit code and a sentence when it fails. */
export async function must(what, command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) fail(`${what} failed; the lines above say why.`, code);
}

/** Ends this process with one sentence. */
export function fail(sentence, code = 1) {
  console.error(`\n${sentence}`);
  process.exit(code);
}
