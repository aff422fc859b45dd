import { join } from 'node:path';
import Database from 'libsql';
import { migrate } from '@parley/db/migrate';
import { seedVolume } from '@parley/db/volume';
import type { Figures } from './figures.ts';
import { interleave, median, medianRatio, timed } from './interleave.ts';
import { inFolder } from './workspace.ts';

const ROUNDS = 5;
const SIZE = { conversations: 2_500, messages: 25_000 };
const TABLES = ['Client', 'User', 'Assistant', 'Visitor', 'Conversation', 'Message'];

/** Making the volume data, against inserting the same rows by prepared statements in one transaction. */
export const bench = (figures: Figures) =>
  inFolder(async (folder) => {
    const source = join(folder, 'source.db');
    await migrate(`file:${source}`);
    await seedVolume(`file:${source}`, SIZE);
    const rows = TABLES.map((table) => ({ table, rows: rowsOf(source, table) }));

    let files = 0;
    const freshFile = async () => {
      const file = join(folder, `${files++}.db`);
      await migrate(`file:${file}`);
      return file;
    };
    const rounds = await interleave(
      {
        volume: async () => {
          const url = `file:${await freshFile()}`;
          return timed(() => seedVolume(url, SIZE));
        },
        raw: async () => {
          const file = await freshFile();
          return timed(() => insert(file, rows));
        },
      },
      ROUNDS,
    );
    const perSecond = (SIZE.messages / median(rounds, 'volume')) * 1000;
    figures.add({
      name: 'volume.seed',
      value: medianRatio(rounds, 'volume', 'raw'),
      unit: 'x-raw-inserts',
      limit: { atMost: 3 },
    });
    figures.add({ name: 'volume.messages', value: perSecond, unit: 'rows/s', limit: null });
  });

type Table = { table: string; rows: unknown[][] };

function rowsOf(file: string, table: string): unknown[][] {
  return new Database(file).prepare(`SELECT * FROM "${table}"`).raw().all().filter(Array.isArray);
}

function insert(file: string, tables: readonly Table[]): void {
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -400000;');
  database.exec('PRAGMA foreign_keys = OFF; BEGIN IMMEDIATE');
  for (const { table, rows } of tables) {
    const gaps = rows[0]?.map(() => '?').join();
    const statement = database.prepare(`INSERT INTO "${table}" VALUES (${gaps})`);
    for (const row of rows) statement.run(row);
  }
  database.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE);');
  database.close();
}
