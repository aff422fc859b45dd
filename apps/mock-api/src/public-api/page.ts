import * as v from 'valibot';
import { decodeCursor, encodeCursor } from '#connection.ts';

const MOST = 100;
const SENTENCE = `Ask for 1 to ${MOST} records a page.`;

/** How many records, and from where on. */
export const PAGE = {
  limit: v.pipe(
    v.optional(v.string(), '20'),
    v.transform(Number),
    v.number(SENTENCE),
    v.integer(SENTENCE),
    v.minValue(1, SENTENCE),
    v.maxValue(MOST, SENTENCE),
    v.description('How many records, 1 to 100; 20 unless given.'),
  ),
  cursor: v.optional(v.pipe(v.string(), v.description('The `nextCursor` of the page before.'))),
};

/** An instant in ISO 8601. */
export const since = v.optional(
  v.pipe(
    v.string(),
    v.isoTimestamp('Write a time such as 2026-11-19T10:08:00Z.'),
    v.transform((text) => new Date(text)),
    v.check((date) => !Number.isNaN(date.getTime()), 'Write a time such as 2026-11-19T10:08:00Z.'),
    v.description('Only those since this instant.'),
  ),
);

/** A page of records. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    data: v.array(item),
    nextCursor: v.pipe(v.nullable(v.string()), v.description('Asks for the next page; null on the last one.')),
  });

type Asked = { limit: number };

/** The page that `rows` begin with; they may hold one row more, which tells that there are others. */
export function toPage<Row, Item>(
  rows: readonly Row[],
  { limit }: Asked,
  { item, cursorOf }: { item: (row: Row) => Item; cursorOf: (row: Row) => (string | number)[] },
): { data: Item[]; nextCursor: string | null } {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { data: rows.slice(0, limit).map(item), nextCursor: last ? encodeCursor(cursorOf(last)) : null };
}

const ByTime = v.strictTuple([v.pipe(v.string(), v.isoTimestamp()), v.string()]);

/** Where a page of the newest first goes on. Throws BAD_INPUT naming `cursor`. */
export function afterTime(cursor: string | undefined): { at: Date; id: string } | null {
  if (cursor === undefined) return null;
  const [at, id] = decodeCursor('cursor', cursor, ByTime);
  return { at: new Date(at), id };
}
