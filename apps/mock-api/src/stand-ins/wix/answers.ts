import * as v from 'valibot';

/** https://dev.wix.com/docs/api-reference/articles/work-with-wix-apis/troubleshooting/about-errors */
export const fail = (status: number, code: string, message: string) =>
  Response.json({ message, details: { applicationError: { code, description: message, data: {} } } }, { status });

export const notFound = () => fail(404, 'NOT_FOUND', 'The entity was not found.');

const Body = v.object({
  fields: v.optional(v.array(v.string()), []),
  query: v.optional(
    v.object({
      filter: v.optional(v.record(v.string(), v.unknown())),
      sort: v.optional(v.array(v.unknown())),
      cursorPaging: v.optional(v.object({ limit: v.optional(v.number(), 50), cursor: v.optional(v.string()) })),
    }),
    {},
  ),
});
const Cursor = v.pipe(v.string(), v.parseJson(), v.object({ after: v.number(), filter: v.unknown() }));

type Listed<Row> = {
  /** What its records are called. */
  name: string;
  rows: readonly Row[];
  /** Its place in the order. */
  keyOf: (row: Row) => number;
  /** Whether a field of it has a value that a filter names. */
  has: (row: Row, field: string, value: unknown) => boolean;
  record: (row: Row, fields: readonly string[]) => unknown;
  most: number;
};

/**
 * A page of a query, with a cursor to what follows it:
 * https://dev.wix.com/docs/api-reference/articles/work-with-wix-apis/data-retrieval/about-the-wix-api-query-language
 */
export async function answerQuery<Row>(
  request: Request,
  { name, rows, keyOf, has, record, most }: Listed<Row>,
): Promise<Response> {
  const asked = v.safeParse(Body, await request.json().catch(() => null));
  if (!asked.success) return fail(400, 'INVALID_ARGUMENT', 'The body is not a query.');
  const { fields, query } = asked.output;
  const { limit = 50, cursor } = query.cursorPaging ?? {};
  if (limit < 1 || limit > most) return fail(400, 'INVALID_ARGUMENT', `cursorPaging.limit must be 1 to ${most}.`);
  if (cursor !== undefined && (query.filter ?? query.sort) !== undefined)
    return fail(400, 'INVALID_ARGUMENT', 'A cursor goes without filter and sort.');
  const opened = v.safeParse(Cursor, Buffer.from(cursor ?? '', 'base64url').toString());
  if (cursor !== undefined && !opened.success) return fail(400, 'INVALID_CURSOR', 'This cursor is not known.');
  const { after, filter } = opened.success ? opened.output : { after: -1, filter: query.filter ?? {} };
  const found = rows.filter(
    (row) =>
      keyOf(row) > after &&
      Object.entries(filter ?? {}).every(([field, is]) => valuesIn(is).some((value) => has(row, field, value))),
  );
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const hasNext = found.length > shown.length;
  const next =
    hasNext && last ? Buffer.from(JSON.stringify({ after: keyOf(last), filter })).toString('base64url') : undefined;
  return Response.json({
    [name]: shown.map((row) => record(row, fields)),
    pagingMetadata: { count: shown.length, cursors: { ...(next && { next }) }, hasNext },
  });
}

const Operators = v.union([
  v.pipe(
    v.object({ $in: v.array(v.unknown()) }),
    v.transform(({ $in: values }) => values),
  ),
  v.pipe(
    v.object({ $eq: v.unknown() }),
    v.transform(({ $eq: value }) => [value]),
  ),
]);

/** What a condition takes: `true`, `{"$eq": "a"}`, `{"$in": ["a", "b"]}`. */
export function valuesIn(condition: unknown): unknown[] {
  const operated = v.safeParse(Operators, condition);
  return operated.success ? operated.output : [condition];
}
