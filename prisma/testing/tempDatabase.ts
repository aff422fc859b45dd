import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDb, type Db } from '../client.ts';
import { migrate } from '../migrate.ts';

/** A folder that goes away with the test. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'parley-db-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A migrated, open, empty database that goes away with the test. */
export async function tempDatabase(): Promise<{ db: Db; file: string; url: string }> {
  const file = join(tempFolder(), 'test.db');
  const url = `file:${file}`;
  await migrate(url);
  const db = openDb(url);
  onTestFinished(() => db.$disconnect());
  return { db, file, url };
}
