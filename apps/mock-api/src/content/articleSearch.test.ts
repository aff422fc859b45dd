import { expect, test } from 'vitest';
import { byTitle } from './articleSearch.ts';

const ranked = (titles: readonly string[], words: readonly string[]) =>
  byTitle(
    titles.map((title) => ({ title })),
    words,
  ).map(({ title }) => title);

test('titles that hold the words come first, those that begin with them before others', () => {
  const titles = ['Delivery', 'How returns work', 'Overturned returns', 'Returns after Christmas', 'Returns'];

  expect(ranked(titles, ['Returns'])).toEqual([
    'Returns',
    'Returns after Christmas',
    'How returns work',
    'Overturned returns',
    'Delivery',
  ]);
});

test('a word at the beginning of one counts more than inside another', () => {
  expect(ranked(['Contents', 'Our tents'], ['tent'])).toEqual(['Our tents', 'Contents']);
});

test('a title that holds more of the words comes first, alike ones as they were', () => {
  expect(ranked(['Tents', 'Washing', 'Drying', 'Washing tents'], ['washing', 'tents'])).toEqual([
    'Washing tents',
    'Tents',
    'Washing',
    'Drying',
  ]);
});
