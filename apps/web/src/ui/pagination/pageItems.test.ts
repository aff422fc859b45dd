import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampPage, MOST_ITEMS, MOST_NARROW_ITEMS, pageItems, type PageItem } from './pageItems.ts';

const written = (items: PageItem[]) => items.map((item) => (item.kind === 'page' ? item.page : '…')).join(' ');

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

describe('pageItems', () => {
  it.each([
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [8, 8, '1 … 4 5 6 7 8'],
    [50, 99, '1 … 49 50 51 … 99'],
    [98, 99, '1 … 95 96 97 98 99'],
  ])('offers on page %i of %i: %s', (page, pageCount, expected) => {
    expect(written(pageItems(page, pageCount))).toBe(expected);
  });

  it.each([
    [3, 5, '1 2 3 4 5'],
    [1, 13, '1 2 3 … 13'],
    [3, 13, '1 2 3 … 13'],
    [4, 13, '1 … 4 … 13'],
    [11, 13, '1 … 11 12 13'],
    [13, 13, '1 … 11 12 13'],
  ])('offers where it is narrow, on page %i of %i: %s', (page, pageCount, expected) => {
    expect(written(pageItems(page, pageCount, MOST_NARROW_ITEMS))).toBe(expected);
  });

  it('offers nothing where there is nothing', () => {
    expect(pageItems(1, 0)).toEqual([]);
  });

  it('holds for every page of every count', () => {
    const mosts = fc.constantFrom(MOST_ITEMS, MOST_NARROW_ITEMS);
    const counts = fc.integer({ min: 1, max: 5000 });
    fc.assert(
      fc.property(counts, fc.integer({ min: -10, max: 5010 }), mosts, (pageCount, page, most) => {
        const items = pageItems(page, pageCount, most);
        const shown = items.flatMap((item) => (item.kind === 'page' ? [item.page] : []));

        expect(shown).toEqual(expect.arrayContaining([1, pageCount, clampPage(page, pageCount)]));
        expect(items.length).toBe(Math.min(pageCount, most));
        // Together the items stand for each page once, in order; no ellipsis for a single one, nor beside another.
        const ranges = items.map((item) => (item.kind === 'page' ? [item.page, item.page] : [item.from, item.to]));
        expect(ranges.flatMap(([from = 0, to = 0]) => upTo(from, to))).toEqual(upTo(1, pageCount));
        expect(items.every((item) => item.kind === 'page' || item.to > item.from)).toBe(true);
        expect(items.map(({ kind }) => kind).join()).not.toContain('ellipsis,ellipsis');
      }),
    );
  });
});

describe('clampPage', () => {
  it.each([
    [0, 5, 1],
    [-3, 5, 1],
    [9, 5, 5],
    [2.7, 5, 2],
    [Number.NaN, 5, 1],
    [Number.POSITIVE_INFINITY, 5, 5],
    [3, 0, 1],
  ])('makes page %s of %i page %i', (page, pageCount, expected) => {
    expect(clampPage(page, pageCount)).toBe(expected);
  });
});
