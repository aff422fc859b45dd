import { spawn, type ChildProcessWithoutNullStreams, type SpawnOptionsWithoutStdio } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';

type OtherProcess = {
  child: ChildProcessWithoutNullStreams;
  /** Resolves when it prints `ready`, rejects when it ends before. */
  ready: Promise<void>;
  /** Resolves with its exit code (null when killed) and all it printed. */
  ended: Promise<{ code: number | null; output: string }>;
  kill: () => Promise<void>;
};

/** Runs `source` as a module in another Node process, which may import this workspace's files from '#/'. */
export function runElsewhere(
  source: string,
  options: SpawnOptionsWithoutStdio & { shellPrefix?: string } = {},
): OtherProcess {
  const { shellPrefix, ...rest } = options;
  const module = source.replaceAll("'#/", `'${import.meta.dirname}/../`);
  const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', module];
  const spawnOptions = { cwd: import.meta.dirname, ...rest };
  const child = shellPrefix
    ? spawn('sh', ['-c', `${shellPrefix}; exec "$@"`, 'sh', process.execPath, ...args], spawnOptions)
    : spawn(process.execPath, args, spawnOptions);
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('ready')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', (code) => reject(new Error(`It ended early with ${code}: ${output}`)));
  });
  // Not everybody waits for it.
  ready.catch(() => {});
  const ended = once(child, 'close').then(([code]: (number | null)[]) => ({ code: code ?? null, output }));
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  };
  onTestFinished(kill);
  return { child, ready, ended, kill };
}

/** Another process that runs `sql` on the database (such as `BEGIN IMMEDIATE`) and stays as it is until released. */
export async function holdElsewhere(file: string, sql: string): Promise<{ release: () => Promise<void> }> {
  const holder = runElsewhere(`
    import Database from 'libsql';
    const database = new Database(${JSON.stringify(file)}, { timeout: 5000 });
    database.exec(${JSON.stringify(sql)});
    console.log('ready');
    process.stdin.once('end', () => process.exit(0)).resume();
  `);
  await holder.ready;
  return {
    release: async () => {
      holder.child.stdin.end();
      await holder.ended;
    },
  };
}
