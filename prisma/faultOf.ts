import Database from 'libsql';
import { Prisma } from './generated/client.ts';
import { DatabaseFault, type DatabaseFaultKind } from './databaseFault.ts';

type FileFault = Extract<DatabaseFaultKind, 'Busy' | 'ReadOnly' | 'Unreadable' | 'Corrupt' | 'Full' | 'NotADatabase'>;

/** SQLite's primary result codes (sqlite.org/rescode.html) that speak of the file rather than of the statement. */
const KIND_OF_CODE: ReadonlyMap<number, FileFault> = new Map([
  [5, 'Busy'],
  [6, 'Busy'],
  [8, 'ReadOnly'],
  [10, 'Unreadable'],
  [11, 'Corrupt'],
  [13, 'Full'],
  [14, 'Unreadable'],
  // Two processes raced for the write-ahead log when they opened it.
  [15, 'Busy'],
  // Another process changed the schema meanwhile.
  [17, 'Busy'],
  [26, 'NotADatabase'],
]);

const SENTENCE: Record<FileFault, string> = {
  Busy: 'Another program has been writing to the database for too long. Try again in a moment.',
  ReadOnly: 'The database is read-only. Make its file and directory writable.',
  Unreadable: 'The database file cannot be read or written. Check the disk.',
  Corrupt: 'The database file is damaged. Restore it from a copy.',
  Full: 'The disk is full, so nothing was saved. Make room and try again.',
  NotADatabase: 'The database file is not an SQLite database.',
};

/** The fault that an error of the driver stands for; null when it speaks of the statement. */
export function faultOfSqlite(error: unknown): DatabaseFault | null {
  const code = error instanceof Database.SqliteError ? error.rawCode : undefined;
  const kind = code === undefined ? undefined : KIND_OF_CODE.get(code & 0xff);
  return kind ? new DatabaseFault(kind, SENTENCE[kind], { cause: error }) : null;
}

/**
 * The fault that an error from any call of `Db` stands for; null for all others. `Busy` covers both another process's
 * lock and more transactions at once than this one could begin in time.
 */
export function faultOf(error: unknown): DatabaseFault | null {
  if (error instanceof DatabaseFault) return error;
  const waitedTooLong =
    error instanceof Prisma.PrismaClientKnownRequestError &&
    error.code === 'P2028' &&
    error.message.includes('Unable to start a transaction');
  return waitedTooLong ? new DatabaseFault('Busy', SENTENCE.Busy, { cause: error }) : null;
}
