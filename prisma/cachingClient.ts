import type { InArgs, InStatement, InValue, ResultSet, Row, Transaction } from '@libsql/client';
import { Sqlite3Client } from '@libsql/client/sqlite3';
import Database from 'libsql';
import { faultOfSqlite } from './faultOf.ts';
import { retryWhileLocked } from './retryWhileLocked.ts';

type Prepared = {
  statement: ReturnType<Database.Database['prepare']>;
  columns: string[];
  columnTypes: string[];
  isReader: boolean;
};

const WRITES = /^\s*(INSERT|UPDATE|DELETE|REPLACE)\b/i;

/** Prisma writes a handful of statements per operation, and one per length of an `IN (…)` list. */
const MOST_STATEMENTS = 500;

/**
 * @libsql/client over a single connection that keeps its prepared statements. As it comes, the client prepares every
 * statement anew and builds each row as an object (three times the work of the query itself), and opens a new connection
 * for every transaction, leaving the old one, with its two file descriptors and PRAGMAs, to the garbage collector.
 * Prisma's adapter lets nothing else run while a transaction is open, so one connection is enough.
 */
export class CachingClient extends Sqlite3Client {
  readonly #database: Database.Database;
  readonly #prepared = new Map<string, Prepared>();

  constructor(file: string) {
    const database = new Database(file, { timeout: 0 });
    super(file, {}, database, 'number');
    this.#database = database;
  }

  /**
   * A write on its own takes the write lock first, as a transaction does. One that met another process's lock half-way
   * would stay «in progress» in SQLite until it is collected, and no transaction could be committed meanwhile.
   */
  override async execute(query: InStatement | string, args: InArgs = []): Promise<ResultSet> {
    const sql = typeof query === 'string' ? query : query.sql;
    const given = typeof query === 'string' ? args : (query.args ?? []);
    if (this.closed) throw new Error('The database was closed while something still waited for it.');
    if (!WRITES.test(sql) || this.#isInTransaction()) return this.#run(sql, given);
    this.#run('BEGIN IMMEDIATE');
    try {
      const result = this.#run(sql, given);
      this.#run('COMMIT');
      return result;
    } finally {
      if (this.#isInTransaction()) this.#run('ROLLBACK');
    }
  }

  override async executeMultiple(sql: string): Promise<void> {
    try {
      await super.executeMultiple(sql);
    } catch (error) {
      throw faultOfSqlite(error) ?? error;
    }
  }

  /** Takes the write lock at once: a transaction that began by reading could not be granted it later. */
  override async transaction(): Promise<Transaction> {
    await this.execute('BEGIN IMMEDIATE');
    const isOver = () => !this.#isInTransaction();
    return {
      execute: this.execute.bind(this),
      executeMultiple: this.executeMultiple.bind(this),
      batch: this.batch.bind(this),
      commit: () => this.#commit(),
      rollback: () => this.#rollback(),
      close: () => {},
      get closed() {
        return isOver();
      },
    };
  }

  override close(): void {
    if (!this.closed) this.#foldLogIntoFile();
    this.#prepared.clear();
    super.close();
  }

  #run(sql: string, args: InArgs = []): ResultSet {
    const values = Array.isArray(args) ? args.map(toSqlite) : args;
    try {
      const { statement, columns, columnTypes, isReader } = this.#prepare(sql);
      const rows = isReader ? statement.all(values).filter(isRow) : [];
      const rowsAffected = isReader ? 0 : statement.run(values).changes;
      return {
        columns,
        columnTypes,
        rows,
        rowsAffected,
        lastInsertRowid: undefined,
        toJSON: () => ({ columns, rows }),
      };
    } catch (error) {
      const fault = faultOfSqlite(error);
      // A statement that failed half-way is not trusted again; one that only has to wait is started anew when it is next run.
      if (fault?.kind !== 'Busy') this.#prepared.delete(sql);
      throw fault ?? error;
    }
  }

  #prepare(sql: string): Prepared {
    const known = this.#prepared.get(sql);
    const prepared = known ?? prepare(this.#database, sql);
    // Taken out and put back at the end, the first key is always the one that was not used for longest.
    if (known) this.#prepared.delete(sql);
    this.#prepared.set(sql, prepared);
    const [oldest] = this.#prepared.keys();
    if (this.#prepared.size > MOST_STATEMENTS && oldest !== undefined) this.#prepared.delete(oldest);
    return prepared;
  }

  /** A refused COMMIT leaves the transaction open, and later writes would be lost with it: it ends here either way. */
  async #commit(): Promise<void> {
    try {
      await retryWhileLocked(() => this.execute('COMMIT'));
    } finally {
      await this.#rollback();
    }
  }

  async #rollback(): Promise<void> {
    if (this.#isInTransaction()) await this.execute('ROLLBACK');
  }

  /** Asked of a closed database, the driver brings the process down. */
  #isInTransaction(): boolean {
    return !this.closed && this.#database.inTransaction;
  }

  /** So that the file alone is the whole database when nobody has it open. */
  #foldLogIntoFile(): void {
    try {
      this.#database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch (error) {
      if (!faultOfSqlite(error)) throw error;
    }
  }
}

function prepare(database: Database.Database, sql: string): Prepared {
  const statement = database.prepare(sql);
  try {
    statement.raw(true);
  } catch {
    return { statement, columns: [], columnTypes: [], isReader: false };
  }
  const columns = statement.columns();
  return {
    statement,
    columns: columns.map(({ name }) => name),
    columnTypes: columns.map(({ type }) => type ?? ''),
    isReader: true,
  };
}

function toSqlite(value: InValue): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value;
}

/** Rows come as arrays, which is all that Prisma's adapter reads of them. */
function isRow(row: unknown): row is Row {
  return Array.isArray(row);
}
