import * as v from 'valibot';
import { domainError } from '#errors.ts';

const LARGEST_PAGE = 100;

type Edge<Row> = { cursor: string; node: Row };
type Connection<Row> = {
  edges: Edge<Row>[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
};

/** How many records a page holds. Throws BAD_INPUT naming `field` outside 1 to 100. */
export function pageSize(field: string, asked: number | null | undefined, byDefault: number): number {
  const size = asked ?? byDefault;
  if (size < 1 || size > LARGEST_PAGE) {
    throw domainError('BAD_INPUT', `Ask for 1 to ${LARGEST_PAGE} records a page.`, { field });
  }
  return size;
}

/** Where a record stands in its order, in a form that callers hand back untouched. */
export function encodeCursor(position: readonly (string | number | null)[]): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** The position that `encodeCursor` wrote, as `schema` reads it. Throws BAD_INPUT naming `field` for anything else. */
export function decodeCursor<T>(field: string, cursor: string, schema: v.GenericSchema<unknown, T>): T {
  const text = Buffer.from(cursor, 'base64url').toString();
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text);
  if (!success)
    throw domainError('BAD_INPUT', 'This cursor leads nowhere. Start from the first page again.', { field });
  return output;
}

type Page = { size: number; cursor: string | null | undefined };

/** A page read forwards. `rows` may hold one row more than the page: it tells that there are others. */
export function forwardPage<Row>(rows: readonly Row[], { size, cursor }: Page, cursorOf: (row: Row) => string) {
  const edges = toEdges(rows.slice(0, size), cursorOf);
  return toConnection(edges, { hasNextPage: rows.length > size, hasPreviousPage: Boolean(cursor) });
}

/** A page read backwards: `rows` come last first, and may hold one row more; the page shows them first to last. */
export function backwardPage<Row>(rows: readonly Row[], { size, cursor }: Page, cursorOf: (row: Row) => string) {
  const edges = toEdges(rows.slice(0, size).toReversed(), cursorOf);
  return toConnection(edges, { hasNextPage: Boolean(cursor), hasPreviousPage: rows.length > size });
}

function toEdges<Row>(rows: readonly Row[], cursorOf: (row: Row) => string): Edge<Row>[] {
  // Made when somebody asks for it.
  return rows.map((node) => ({
    node,
    get cursor() {
      return cursorOf(node);
    },
  }));
}

function toConnection<Row>(edges: Edge<Row>[], more: { hasNextPage: boolean; hasPreviousPage: boolean }) {
  const ends = { startCursor: edges.at(0)?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo: { ...more, ...ends } } satisfies Connection<Row>;
}
