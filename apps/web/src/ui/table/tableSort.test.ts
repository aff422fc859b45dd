import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridColumns } from './column.ts';
import { formatSort, parseSort } from './tableSort.ts';

const SORTABLE = ['title', 'edited'];

describe('a sort in the URL', () => {
  it('comes back as it went', () => {
    const sort = fc.record({
      column: fc.constantFrom(...SORTABLE),
      direction: fc.constantFrom('ascending' as const, 'descending' as const),
    });
    fc.assert(
      fc.property(sort, (one) => {
        expect(parseSort(formatSort(one), SORTABLE)).toEqual(one);
      }),
    );
  });

  it.each(['', '-', 'helpful', '-helpful', '--title', 'title '])('drops «%s»', (text) => {
    expect(parseSort(text, SORTABLE)).toBeUndefined();
  });
});

describe('gridColumns', () => {
  it('takes pixels and shares, after the checkboxes', () => {
    expect(gridColumns([{ width: '2fr' }, {}, { width: 96 }], true)).toBe('16px minmax(0, 2fr) minmax(0, 1fr) 96px');
    expect(gridColumns([{ width: 96 }], false)).toBe('96px');
  });
});
