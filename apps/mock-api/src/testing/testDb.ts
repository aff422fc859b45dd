import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb, type Db } from '@parley/db';
import { migrate } from '@parley/db/migrate';

export type TestDb = {
  db: Db;
  /** `file:…`, for a second process or connection. */
  url: string;
  /** Disconnects and deletes the file. */
  remove: () => Promise<void>;
};

let template: Promise<string> | null = null;

async function migratedTemplate(): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), 'parley-template-')), 'template.db');
  await migrate(`file:${file}`);
  process.once('exit', () => rmSync(join(file, '..'), { recursive: true, force: true }));
  return file;
}

/** A migrated, empty SQLite database of its own for every call; the migrations run once a process. */
export async function createTestDb(): Promise<TestDb> {
  const source = await (template ??= migratedTemplate());
  const folder = mkdtempSync(join(tmpdir(), 'parley-test-'));
  const file = join(folder, 'test.db');
  copyFileSync(source, file);
  const url = `file:${file}`;
  const db = openDb(url);
  const remove = async () => {
    await db.$disconnect();
    rmSync(folder, { recursive: true, force: true });
  };
  return { db, url, remove };
}
