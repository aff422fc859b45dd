import type { Db } from '@parley/db';
import type { Context } from '#context.ts';

/**
 * A client's handful of records of one kind, by id: read once for all that name them at the same moment, such as the 25
 * rows of a page. Kept no longer than that: a subscription's context lives for hours.
 */
export function directoryOf<Row extends { id: string }>(read: (db: Db, clientId: string) => Promise<readonly Row[]>) {
  const reading = new WeakMap<Context, Promise<ReadonlyMap<string, Row>>>();

  function readAll(context: Context, clientId: string) {
    const rows = read(context.db, clientId)
      .then((found) => new Map(found.map((row) => [row.id, row])))
      .finally(() => reading.delete(context));
    reading.set(context, rows);
    return rows;
  }

  return (context: Context, clientId: string) => reading.get(context) ?? readAll(context, clientId);
}

/**
 * What belongs to each of several records that are asked for at the same moment, such as the labels of the 25 rows of a
 * page: read once for all of them.
 */
export function batchOf<Found>(
  read: (db: Db, ids: readonly string[], context: Context) => Promise<ReadonlyMap<string, Found>>,
) {
  type Batch = { ids: Set<string>; found: Promise<ReadonlyMap<string, Found>> };
  const gathering = new WeakMap<Context, Batch>();

  function begin(context: Context): Batch {
    const ids = new Set<string>();
    const found = Promise.resolve().then(() => {
      gathering.delete(context);
      return read(context.db, [...ids], context);
    });
    const batch = { ids, found };
    gathering.set(context, batch);
    return batch;
  }

  return async (context: Context, id: string): Promise<Found | undefined> => {
    const batch = gathering.get(context) ?? begin(context);
    batch.ids.add(id);
    return (await batch.found).get(id);
  };
}
