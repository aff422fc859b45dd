/** How many records are read at once. */
export const PAGE = 100;

/** All that `read` finds, a page at a time, each after the last record of the one before: so memory holds one page. */
export async function* pages<Row>(read: (last: Row | null) => Promise<Row[]>): AsyncGenerator<Row[]> {
  let last: Row | null = null;
  for (;;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1) ?? null;
  }
}
