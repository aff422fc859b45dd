import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'libsql';
import type { Db } from './client.ts';
import { DatabaseFault } from './databaseFault.ts';
import { faultOfSqlite } from './faultOf.ts';
import { retryWhileLocked } from './retryWhileLocked.ts';

/*
 * A database's whole content is taken and put back by pages, not by rows: some ten times less work, because no index is
 * built anew, and pages that are as they were are not even written.
 */

const PAGE_SIZE = 4096;

/** Writes the content of `db`, as it is now, into a new file. Replaces a file of that name. */
export async function snapshot(db: Db, file: string): Promise<void> {
  const path = resolve(file);
  rmSync(path, { force: true });
  await db.$executeRaw`VACUUM INTO ${path}`;
}

/**
 * Replaces the content of `db` by that of `file`, a snapshot or a seeded database of the same migrations, while `db`
 * stays open: one transaction, all or nothing, after those that are open have ended. Throws a DatabaseFault of kind
 * `MigrationChanged` for a file of other migrations, and an error when there is none.
 */
export async function restoreFrom(db: Db, file: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file} to restore from.`);
  const [main] = await db.$queryRaw<{ file: string }[]>`SELECT file FROM pragma_database_list WHERE name = 'main'`;
  if (!main?.file) throw new Error('A database in memory cannot be restored.');
  await retryWhileLocked(() => copyPages(resolve(file), main.file));
}

/**
 * A connection of its own does this: in the one that `db` uses, parsed pages and the parsed schema would outlive the
 * bytes they were read from. `exec` alone, because a prepared statement would keep this connection from closing.
 */
async function copyPages(from: string, to: string): Promise<void> {
  const database = new Database(to, { timeout: 0 });
  try {
    database.exec(`
      ATTACH '${from.replaceAll("'", "''")}' AS source;
      PRAGMA synchronous = NORMAL;
      BEGIN IMMEDIATE;
      ${COMPARE}
      ${GROW}
      ${OVERWRITE}
      COMMIT;
    `);
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw faultOfSqlite(error) ?? otherMigrations(error, from) ?? error;
  } finally {
    database.close();
  }
}

const COMPARISON = 'same_migrations';

/** Fails unless both have the same migrations behind them: other tables would break whoever has prepared statements. */
const COMPARE = `
  CREATE TEMP TABLE comparison (same CONSTRAINT ${COMPARISON} CHECK (same));
  INSERT INTO comparison SELECT
    (SELECT group_concat(migration_name || checksum) FROM source._prisma_migrations)
    IS (SELECT group_concat(migration_name || checksum) FROM main._prisma_migrations);
`;

function otherMigrations(error: unknown, file: string): DatabaseFault | null {
  const isOther = error instanceof Error && error.message.includes(COMPARISON);
  const sentence = `${file} was made with other migrations than this database. Take a new snapshot.`;
  return isOther ? new DatabaseFault('MigrationChanged', sentence, { cause: error }) : null;
}

/** Only pages that exist can be written; this makes as many as `source` has. They are part of no table afterwards. */
const GROW = `
  CREATE TABLE "_room" AS SELECT zeroblob(
    max(0, (SELECT page_count FROM pragma_page_count('source')) - (SELECT page_count FROM pragma_page_count('main')))
    * ${PAGE_SIZE}
  ) AS room;
`;

/**
 * Page 1 keeps `main` in write-ahead mode (bytes 18 and 19) and gets a schema version of its own (bytes 40 to 43), so that
 * every other connection reads the schema again (sqlite.org/fileformat.html, 1.3).
 */
const OVERWRITE = `
  UPDATE sqlite_dbpage SET data = new.data
  FROM (
    SELECT pgno, CASE pgno
      WHEN 1 THEN CAST(
        substr(data, 1, 18) || x'0202' || substr(data, 21, 20)
        || unhex(printf('%08X', (SELECT schema_version + 1 FROM pragma_schema_version WHERE schema = 'main')))
        || substr(data, 45)
      AS BLOB)
      ELSE data
    END AS data
    FROM sqlite_dbpage WHERE schema = 'source'
  ) AS new
  WHERE sqlite_dbpage.schema = 'main' AND sqlite_dbpage.pgno = new.pgno AND sqlite_dbpage.data IS NOT new.data;
`;
