import { expect, it } from 'vitest';
import { sourceName } from './sourceName.ts';

it('names a source by its title, and by its heading where another has the same title', () => {
  const sources = [
    { title: 'Returns', heading: 'When the money comes' },
    { title: 'Returns', heading: 'Damaged parcels' },
    { title: 'Returns', heading: '' },
    { title: 'Repairs', heading: 'Zips' },
  ];

  expect(sources.map((source) => sourceName(source, sources))).toEqual([
    'Returns · When the money comes',
    'Returns · Damaged parcels',
    'Returns',
    'Repairs',
  ]);
});
