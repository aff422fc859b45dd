import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery } from '../search/parseQuery.ts';
import { isShopping } from './isShopping.ts';
import { narrowQuery, wantsComparison } from './narrowQuery.ts';
import { shopSentence } from './shopSentence.ts';

const heard = (text: string, unknown: readonly string[] = []) => {
  const query = parseQuery(text);
  return isShopping({ text, query, known: query.words.filter((word) => !unknown.includes(word)).length });
};

describe('Whether somebody looks for something to buy', () => {
  it.each([
    'red jacket under 150?',
    'Do you have hiking boots?',
    'I’m looking for a tent for two',
    'waterproof jacket',
    'cheapest headlamp',
    'anything on sale?',
    'Show me sleeping bags',
  ])('is so of: %s', (text) => expect(heard(text)).toBe(true));

  it.each([
    'How do I wash my down jacket?',
    'Can I return my boots?',
    'Do you repair zips?',
    'When does my order arrive?',
    'Is the Fjell tent heavy?',
    'Thank you very much',
  ])('is not so of: %s', (text) => expect(heard(text)).toBe(false));

  it('is not so of what no shelf has', () => {
    expect(heard('Do you have parking?', ['parking'])).toBe(false);
  });
});

describe('What is said after products were shown', () => {
  const shown = { query: parseQuery('red jacket under 150'), prices: [79, 129, 149] };

  it.each([
    ['and in blue?', { colours: ['blue'], maxPrice: 150, words: ['jacket'] }],
    ['size M', { sizes: ['M'], colours: ['red'], maxPrice: 150 }],
    ['only waterproof ones', { words: ['jacket', 'waterproof'], colours: ['red'] }],
    ['under 100', { maxPrice: 100, colours: ['red'] }],
    ['cheaper ones?', { maxPrice: 78.99, colours: ['red'] }],
    ['any colour', { colours: [], maxPrice: 150 }],
    ['without down', { without: ['down'], colours: ['red'] }],
  ])('%s narrows it', (text, expected) => {
    expect(narrowQuery(text, shown)).toMatchObject(expected);
  });

  it.each(['How do returns work when it does not fit?', 'Where are you in Bern and when do you open?', 'thanks'])(
    '%s is another matter',
    (text) => {
      expect(narrowQuery(text, shown)).toBeNull();
    },
  );

  it('never forgets what was looked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const narrowed = narrowQuery(text, shown);
        expect(narrowed?.words ?? ['jacket']).toContain('jacket');
      }),
    );
  });

  it('knows when they are to be compared', () => {
    expect(wantsComparison('Compare')).toBe(true);
    expect(wantsComparison('What is the difference?')).toBe(true);
    expect(wantsComparison('And in blue?')).toBe(false);
  });
});

it.each([
  ['red jacket under 150', { found: 5, shown: 6 }, 'These five fit in red, up to CHF 150.'],
  ['boots', { found: 14, shown: 6 }, 'Here are the best 6 of 14.'],
  ['tent', { found: 1, shown: 1 }, 'One fits.'],
  ['red dress under 50', { found: 0, shown: 0, missing: ['dress'] }, 'Our shop has nothing that is called “dress”.'],
  [
    'jacket under 20',
    { found: 4, shown: 4, relaxed: 'price' as const, firstPrice: 49 },
    'Nothing like it costs less than CHF 20. The nearest is CHF 49.',
  ],
  [
    'snowshoes size 50',
    { found: 1, shown: 1, relaxed: 'size' as const },
    'Not in size 50, I am afraid. These come closest.',
  ],
])('says of «%s» what was found', (text, said, sentence) => {
  expect(
    shopSentence({
      understood: parseQuery(text),
      missing: [],
      relaxed: null,
      currency: 'CHF',
      firstPrice: null,
      ...said,
    }),
  ).toBe(sentence);
});
