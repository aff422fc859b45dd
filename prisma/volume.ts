import Database from 'libsql';
import { openDb } from './client.ts';
import { assertUsable, fileOfUrl } from './databaseFile.ts';
import { DEMO_PASSWORD } from './demoLogins.ts';
import { buildAssistant } from './factories/assistants.ts';
import { buildUser } from './factories/auth.ts';
import { buildClient } from './factories/billing.ts';
import { faultOfSqlite } from './faultOf.ts';
import { volumeSql } from './volume/sql.ts';

/** Who can see it in the dashboard; the password is everybody's. */
export const VOLUME_LOGIN = { name: 'Vera Polanski', email: 'vera@polarandpine.example' };
export const VOLUME_CLIENT = 'clnt_volume';
export const VOLUME_ASSISTANT = 'asst_volume';

type Volume = { conversations?: number; messages?: number; now?: Date };

/**
 * Adds a company with many conversations to the migrated database at `url`. SQLite makes the rows itself, in one
 * transaction: Prisma would take some twenty times the work for each. Messages are dealt out evenly, and the
 * conversations' own columns agree with them.
 */
export async function seedVolume(url: string, volume: Volume = {}): Promise<void> {
  const { conversations = 100_000, messages = 1_000_000, now = new Date() } = volume;
  await seedCompany(url, now);
  insertRows(url, volumeSql({ clientId: VOLUME_CLIENT, assistantId: VOLUME_ASSISTANT, conversations, messages, now }));
}

async function seedCompany(url: string, now: Date): Promise<void> {
  const db = openDb(url);
  try {
    await buildClient(db, { id: VOLUME_CLIENT, name: 'Polar & Pine', paymentMethodEntered: true, now });
    await buildUser(db, { ...VOLUME_LOGIN, clientId: VOLUME_CLIENT, role: 'Admin', password: DEMO_PASSWORD, now });
    await buildAssistant(db, { id: VOLUME_ASSISTANT, clientId: VOLUME_CLIENT, title: 'Pine', now });
  } finally {
    await db.$disconnect();
  }
}

function insertRows(url: string, sql: string): void {
  const file = fileOfUrl(url);
  assertUsable(file);
  const database = new Database(file, { timeout: 5_000 });
  try {
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -400000;');
    // Every reference is to a row made by the same SQL, so none needs to be looked up.
    database.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE;');
    const triggers = searchTriggers(database);
    for (const { name } of triggers) database.exec(`DROP TRIGGER "${name}"`);
    database.exec(sql);
    for (const trigger of triggers) database.exec(trigger.sql);
    // Counted when somebody asks for it (`npm run analytics:rebuild`): a million messages would keep the API busy at its start.
    database.exec('DELETE FROM "FactDue"');
    database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE);');
  } catch (error) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw faultOfSqlite(error) ?? error;
  } finally {
    database.close();
  }
}

type Trigger = { name: string; sql: string };

/** What keeps the search's index up to date. */
function searchTriggers(database: Database.Database): Trigger[] {
  return database
    .prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'search\\_%' ESCAPE '\\'`)
    .raw()
    .all()
    .filter(Array.isArray)
    .map(([name, sql]) => ({ name: String(name), sql: String(sql) }));
}
