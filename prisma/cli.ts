import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseFault } from './databaseFault.ts';
import { fileOfUrl } from './databaseFile.ts';
import { migrate } from './migrate.ts';
import { claimDatabase } from './ownership.ts';
import { prepareSeeded } from './pristine.ts';
import { seedVolume } from './volume.ts';

const USAGE = `Usage: tsx prisma/cli.ts <command>, on the database that DATABASE_URL names (file:.data/parley.db)

  seed     makes the database with the demo companies; refuses when there is one
  reset    the same, in place of the database that there is (stop the API first, or use its console)
  volume   adds a company with 100,000 conversations and 1,000,000 messages`;

const ROOT = resolve(import.meta.dirname, '..');

/** Like the API, from the repository's root. */
function databaseUrl(): string {
  const url = process.env.DATABASE_URL ?? 'file:.data/parley.db';
  return `file:${resolve(ROOT, url.replace(/^file:(\/\/)?/, ''))}`;
}

const commands: Record<string, (url: string) => Promise<string>> = {
  seed: async (url) => {
    if (existsSync(fileOfUrl(url))) throw new Error(`There is a database already: ${fileOfUrl(url)}. Try "reset".`);
    await replace(url);
    return `Seeded ${fileOfUrl(url)}`;
  },
  reset: async (url) => {
    await replace(url);
    return `Reset ${fileOfUrl(url)}`;
  },
  volume: async (url) => {
    await migrate(url);
    const seconds = await timed(() => seedVolume(url));
    return `Added 100,000 conversations and 1,000,000 messages to ${fileOfUrl(url)} in ${seconds} s`;
  },
};

async function replace(url: string): Promise<void> {
  const file = fileOfUrl(url);
  const release = claimDatabase(url);
  try {
    const seeded = await prepareSeeded(url, { now: new Date() });
    copyFileSync(seeded, `${file}-new`);
    // The old content's log must not be taken for the new one's.
    for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
    renameSync(`${file}-new`, file);
  } finally {
    release();
  }
}

async function timed(work: () => Promise<void>): Promise<string> {
  const start = performance.now();
  await work();
  return ((performance.now() - start) / 1000).toFixed(1);
}

const command = commands[process.argv[2] ?? ''];
if (!command) {
  console.error(USAGE);
  process.exit(2);
}
try {
  const url = databaseUrl();
  mkdirSync(dirname(fileOfUrl(url)), { recursive: true });
  console.log(await command(url));
} catch (error) {
  console.error(error instanceof DatabaseFault || error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
