import Database from 'libsql';

/**
 * Watches a database over a connection of its own, to which every commit is another's: this process's, and that of whoever
 * else writes into the file. Asking takes microseconds (sqlite.org/pragma.html#pragma_data_version).
 */
export class DataVersion {
  readonly #database: Database.Database;
  #statement: ReturnType<Database.Database['prepare']> | null = null;

  constructor(file: string) {
    this.#database = new Database(file, { timeout: 0 });
  }

  /** Another number after each commit; null while it cannot be told. */
  read(): number | null {
    try {
      this.#statement ??= this.#database.prepare('PRAGMA data_version').raw(true);
      // All rows, though there is one: an unfinished statement would go on reading the data as they were.
      const [row] = this.#statement.all([]);
      const version: unknown = Array.isArray(row) ? row[0] : null;
      return typeof version === 'number' ? version : null;
    } catch {
      return null;
    }
  }

  close(): void {
    this.#database.close();
  }
}
