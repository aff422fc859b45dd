import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import Database from 'libsql';
import { DatabaseFault } from './databaseFault.ts';
import { assertUsable, fileOfUrl } from './databaseFile.ts';
import { faultOfSqlite } from './faultOf.ts';
import { retryWhileLocked } from './retryWhileLocked.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const BUSY_TIMEOUT = 5_000;
/** Milliseconds: another process may be applying all of the migrations, one short transaction after the other. */
const PATIENCE = 30_000;

/** Prisma's own bookkeeping, so that `prisma migrate` and this function can take turns on one file. */
const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

type Migration = { name: string; sql: string; checksum: string };

/**
 * Brings the database at `url` (`file:…`, made when missing) to the newest migration and answers the names it applied.
 * Each migration and its bookkeeping are one transaction: an interrupted run leaves nothing behind and can be repeated.
 * Throws a DatabaseFault for a file that cannot be used, and for a migration that was edited after it had been applied.
 * `folder` holds `<name>/migration.sql` files.
 */
export async function migrate(url: string, folder: URL = FOLDER): Promise<string[]> {
  const file = fileOfUrl(url);
  assertUsable(file);
  const applied: string[] = [];
  // SQLite waits for no other process where it changes the journal's mode or ends the log.
  await retryWhileLocked(async () => applyNew(file, folder, (name) => applied.push(name)), PATIENCE);
  return applied;
}

/** Tells each migration as soon as it is applied: what follows may be refused and begun again. */
function applyNew(file: string, folder: URL, onApplied: (name: string) => void): void {
  const database = new Database(file, { timeout: BUSY_TIMEOUT });
  try {
    assertSound(database, file);
    // A redefined table is dropped and made anew; with foreign keys on that would delete the rows that refer to it.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = OFF;');
    database.exec(BOOKKEEPING);
    for (const migration of readMigrations(folder)) {
      if (apply(database, migration)) onApplied(migration.name);
    }
    // The driver closes a connection only when its statements are collected; the file is to be whole before that.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    throw faultOfSqlite(error) ?? error;
  } finally {
    database.close();
  }
}

function readMigrations(folder: URL): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
    .map((name) => {
      const sql = readFileSync(new URL(`${name}/migration.sql`, folder), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Damaged pages show up here rather than in the middle of somebody's work. */
function assertSound(database: Database.Database, file: string): void {
  const verdict = quickCheck(database);
  if (verdict === 'ok') return;
  if (verdict instanceof DatabaseFault && verdict.kind === 'Busy') throw verdict;
  if (verdict instanceof DatabaseFault && verdict.kind === 'NotADatabase') {
    throw new DatabaseFault('NotADatabase', `${file} is not an SQLite database. Move it away or name another file.`);
  }
  const finding = verdict instanceof Error ? verdict.message : verdict;
  throw new DatabaseFault(
    'Corrupt',
    `The database ${file} is damaged. Restore it from a copy, or delete it to start anew. SQLite says: ${finding}`,
  );
}

function quickCheck(database: Database.Database): string | DatabaseFault {
  try {
    return String(database.prepare('PRAGMA quick_check(1)').raw().get());
  } catch (error) {
    const fault = faultOfSqlite(error);
    if (fault) return fault;
    throw error;
  }
}

function apply(database: Database.Database, migration: Migration): boolean {
  // Asked inside the transaction: two processes may start at once, and only one of them is to apply it.
  database.exec('BEGIN IMMEDIATE');
  try {
    const isNew = !isApplied(database, migration);
    if (isNew) {
      database.exec(migration.sql);
      assertReferences(database, migration.name);
      record(database, migration);
    }
    database.exec('COMMIT');
    return isNew;
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function isApplied(database: Database.Database, { name, checksum }: Migration): boolean {
  const [row] = database
    .prepare(
      'SELECT checksum, finished_at FROM _prisma_migrations WHERE migration_name = ? AND rolled_back_at IS NULL LIMIT 1',
    )
    .raw()
    .all(name)
    .filter(Array.isArray);
  if (!row) return false;
  if (row[1] === null) {
    throw new DatabaseFault(
      'MigrationUnfinished',
      `Another tool began the migration ${name} and did not finish it. Settle it with "npx prisma migrate resolve", or delete the database to start anew.`,
    );
  }
  if (row[0] !== checksum) {
    throw new DatabaseFault(
      'MigrationChanged',
      `The migration ${name} was edited after this database had applied it. Undo the edit and write a new migration, or delete the database to start anew.`,
    );
  }
  return true;
}

function assertReferences(database: Database.Database, name: string): void {
  const broken = database.prepare('PRAGMA foreign_key_check').raw().get();
  if (broken) throw new Error(`The migration ${name} leaves rows that refer to nothing: ${JSON.stringify(broken)}`);
}

function record(database: Database.Database, { name, checksum }: Migration): void {
  const now = new Date().toISOString().replace('Z', '+00:00');
  database
    .prepare(
      'INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)',
    )
    .run(randomUUID(), checksum, name, now, now);
}
