import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb } from '@parley/db';
import { migrate } from '@parley/db/migrate';
import { snapshot } from '@parley/db/restore';
import { seed } from '@parley/db/seed';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file of a seeded database, to copy. */
    seededDatabase: string;
  }
}

/** Seeds one database for all files of a run. */
export default async function prepare({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'parley-screens-'));
  const url = `file:${join(folder, 'seeding.db')}`;
  await migrate(url);
  const db = openDb(url);
  await seed(db, { now: new Date() });
  await snapshot(db, join(folder, 'seeded.db'));
  await db.$disconnect();
  provide('seededDatabase', join(folder, 'seeded.db'));
  return () => rmSync(folder, { recursive: true, force: true });
}
