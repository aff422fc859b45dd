import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { openDb } from './client.ts';
import { assertUsable, fileOfUrl } from './databaseFile.ts';
import { migrate } from './migrate.ts';
import { snapshot } from './restore.ts';
import { seed } from './seed.ts';

/** This workspace's folder, also when the code that runs has been bundled into another one. */
const HOME = dirname(createRequire(import.meta.url).resolve('@parley/db'));
const SOURCES = ['seed.ts', 'demoLogins.ts', 'seed', 'factories', 'migrations'];
/** How far the seed's «now» may be from the one asked for, in milliseconds, before it is told anew. */
const TOLERANCE = 5 * 60_000;

type Preparing = {
  now: Date;
  /** What writes its rows. */
  fill?: typeof seed;
};

/**
 * A seeded database file beside the one at `url`, to copy or to restore from; answers its path. Made once and kept until
 * the seed's sources or the migrations change, or `now` moves away from its reference date.
 */
export async function prepareSeeded(url: string, { now, fill = seed }: Preparing): Promise<string> {
  const file = fileOfUrl(url);
  assertUsable(file);
  const prefix = `${basename(file)}-seed-`;
  const minute = new Date(Math.floor(now.getTime() / 60_000) * 60_000);
  const kept = readdirSync(dirname(file)).filter((name) => name.startsWith(prefix) && name.endsWith('.db'));
  const version = hashOfSources();
  const fitting = kept.find((name) => name.startsWith(`${prefix}${version}-`) && isNear(name, minute));
  if (fitting) return join(dirname(file), fitting);

  const seeded = join(dirname(file), `${prefix}${version}-${minute.getTime()}.db`);
  await build(seeded, minute, fill);
  for (const name of kept) rmSync(join(dirname(file), name), { force: true });
  return seeded;
}

function isNear(name: string, now: Date): boolean {
  return Math.abs(Number(name.split('-').at(-1)?.replace('.db', '')) - now.getTime()) <= TOLERANCE;
}

/** Made elsewhere and moved into place: two processes may do this at once, and either may be interrupted. */
async function build(target: string, now: Date, fill: typeof seed): Promise<void> {
  const folder = mkdtempSync(`${target}-`);
  try {
    const url = `file:${join(folder, 'seeding.db')}`;
    await migrate(url);
    const db = openDb(url);
    await fill(db, { now });
    await snapshot(db, join(folder, 'seeded.db'));
    await db.$disconnect();
    renameSync(join(folder, 'seeded.db'), target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES.flatMap((name) => filesUnder(join(HOME, name)))) hash.update(readFileSync(source));
  return hash.digest('hex').slice(0, 12);
}

function filesUnder(path: string): string[] {
  if (path.endsWith('.ts')) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
