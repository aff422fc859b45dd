/** A page, or an ellipsis in the place of the pages `from` to `to`. */
export type PageItem = { kind: 'page'; page: number } | { kind: 'ellipsis'; from: number; to: number };

/** How many items there are at most; with more pages, exactly so many, so that nothing moves under the pointer. */
export const MOST_ITEMS = 7;

/**
 * The pages to offer: the first, the last, the current one and its neighbours. An ellipsis stands for two pages or more:
 * a single one is shown itself.
 */
export function pageItems(page: number, pageCount: number): PageItem[] {
  const current = clampPage(page, pageCount);
  if (pageCount <= MOST_ITEMS) return pages(1, pageCount);

  const inner = MOST_ITEMS - 4;
  const start = Math.min(Math.max(current - 1, 3), pageCount - 1 - inner);
  const end = Math.max(Math.min(current + 1, pageCount - 2), 2 + inner);
  return [
    ...pages(1, 1),
    ...between(2, start - 1),
    ...pages(start, end),
    ...between(end + 1, pageCount - 1),
    ...pages(pageCount, pageCount),
  ];
}

/** The page itself, or the nearest that exists: the first of none. */
export function clampPage(page: number, pageCount: number): number {
  if (Number.isNaN(page)) return 1;
  return Math.max(1, Math.min(Math.trunc(page), Math.trunc(pageCount)));
}

function pages(from: number, to: number): PageItem[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => ({ kind: 'page', page: from + index }));
}

function between(from: number, to: number): PageItem[] {
  return to > from ? [{ kind: 'ellipsis', from, to }] : pages(from, to);
}
