import { describe, expect, it } from 'vitest';
import { filterGroups } from './filterGroups.ts';

const groups = [
  {
    id: 'a',
    label: 'Places',
    items: [
      { id: '1', label: 'Zürich', detail: 'Main shop' },
      { id: '2', label: 'Bern' },
    ],
  },
  { id: 'b', items: [{ id: '3', label: 'Main office, Bern' }] },
];
const found = (query: string) =>
  filterGroups(groups, query).map(({ id, items }) => [id, ...items.map((item) => item.id)]);

describe('filterGroups', () => {
  it('finds by label and second line, whatever the case and the accents', () => {
    expect(found('ZURICH')).toEqual([['a', '1']]);
    expect(found('main')).toEqual([
      ['a', '1'],
      ['b', '3'],
    ]);
  });

  it('wants every word, in any order', () => {
    expect(found('bern main')).toEqual([['b', '3']]);
    expect(found('bern zürich')).toEqual([]);
  });

  it('leaves all as it is when nothing is asked', () => {
    expect(filterGroups(groups, '  ')).toBe(groups);
  });
});
