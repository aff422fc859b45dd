import type { Client, Config } from '@libsql/client';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import { ColumnTypeEnum, type SqlDriverAdapter, type SqlResultSet } from '@prisma/driver-adapter-utils';
import { CachingClient } from './cachingClient.ts';
import { fileOfUrl } from './databaseFile.ts';
import { fairTurns } from './fairTurns.ts';
import { retryWhileLocked } from './retryWhileLocked.ts';
import { storedInstant } from './storedInstant.ts';

/**
 * Set once, on the only connection there is. The write-ahead log lets reads go on while another process writes; with
 * NORMAL it survives the process at any moment, and a power cut costs the last transactions at most.
 */
const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  PRAGMA foreign_keys = ON;
  PRAGMA cache_size = -32000;
`;

/**
 * Prisma's libsql adapter over one connection that waits for other processes outside the driver: SQLite's own busy
 * timeout would hold up the event loop. Statements wait without the adapter's lock, so reads overtake a blocked write.
 */
export class OneConnection extends PrismaLibSql {
  override createClient({ url }: Config): Client {
    return new CachingClient(fileOfUrl(url));
  }

  override async connect(): Promise<SqlDriverAdapter> {
    const adapter = await super.connect();
    await retryWhileLocked(() => adapter.executeScript(PRAGMAS));
    const othersTurn = fairTurns();
    async function inTurn<Result>(statement: () => Promise<Result>): Promise<Result> {
      const turn = othersTurn();
      if (turn) await turn;
      return retryWhileLocked(statement);
    }
    return {
      provider: adapter.provider,
      adapterName: adapter.adapterName,
      queryRaw: async (query) => withInstantsAsNumbers(await inTurn(() => adapter.queryRaw(query))),
      executeRaw: (query) => inTurn(() => adapter.executeRaw(query)),
      executeScript: (script) => inTurn(() => adapter.executeScript(script)),
      startTransaction: (isolationLevel) => inTurn(() => adapter.startTransaction(isolationLevel)),
      dispose: () => adapter.dispose(),
    };
  }
}

/** Prisma takes instants as text, too, but making dates of it is a good part of the time that a page takes. */
function withInstantsAsNumbers(result: SqlResultSet): SqlResultSet {
  for (const [column, type] of result.columnTypes.entries()) {
    if (type !== ColumnTypeEnum.DateTime) continue;
    for (const row of result.rows) {
      const value = row[column];
      if (typeof value === 'string') row[column] = storedInstant(value);
    }
  }
  return result;
}
