/** A page, or an ellipsis in the place of the pages `from` to `to`. */
export type PageItem = { kind: 'page'; page: number } | { kind: 'ellipsis'; from: number; to: number };

/** How many items there are at most; with more pages, exactly so many, so that nothing moves under the pointer. */
export const MOST_ITEMS = 7;
/** The same where it is narrow: without the current page's neighbours. */
export const MOST_NARROW_ITEMS = 5;

/**
 * The pages to offer: the first, the last, the current one and its neighbours. An ellipsis stands for two pages or more:
 * a single one is shown itself.
 */
export function pageItems(
  page: number,
  pageCount: number,
  most: typeof MOST_ITEMS | typeof MOST_NARROW_ITEMS = MOST_ITEMS,
): PageItem[] {
  const current = clampPage(page, pageCount);
  if (pageCount <= most) return pages(1, pageCount);

  const inner = most - 4;
  const beside = (inner - 1) / 2;
  const start = Math.min(Math.max(current - beside, 3), pageCount - 1 - inner);
  const end = Math.max(Math.min(current + beside, pageCount - 2), 2 + inner);
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
