import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_QUERY, parseQuery, type ProductQuery } from './parseQuery.ts';

const asked = (query: Partial<ProductQuery>): ProductQuery => ({ ...NO_QUERY, ...query });

describe('What is asked of a shop', () => {
  it.each<[string, Partial<ProductQuery>]>([
    ['red dress under 50', { words: ['dress'], colours: ['red'], maxPrice: 50 }],
    ['Do you have a red jacket for less than CHF 150?', { words: ['jacket'], colours: ['red'], maxPrice: 150 }],
    ['rain jackets between 80 and 120 francs', { words: ['rain', 'jackets'], minPrice: 80, maxPrice: 120 }],
    ['tents 500-700', { words: ['tents'], minPrice: 500, maxPrice: 700 }],
    ['boots in size 42 up to 200', { words: ['boots'], sizes: ['42'], maxPrice: 200 }],
    ['a fleece in M', { words: ['fleece'], sizes: ['M'] }],
    ['I’m looking for a sleeping bag over 300', { words: ['sleeping', 'bag'], minPrice: 300 }],
    ['a backpack of around 100 euros', { words: ['backpack'], minPrice: 80, maxPrice: 120 }],
    ['shoes, 49,90 €', { words: ['shoes'], maxPrice: 49.9 }],
    ["a tent under 1'200", { words: ['tent'], maxPrice: 1200 }],
    ['cheapest headlamp in stock', { words: ['headlamp'], order: 'cheapest', inStock: true }],
    ['anything on sale?', { onSale: true }],
    ['a jacket without down', { words: ['jacket'], without: ['down'] }],
    ['a red hat', { words: ['hat'], colours: ['red'] }],
    ['navy or gray beanie', { words: ['beanie'], colours: ['blue', 'grey'] }],
    ['eine rote Jacke unter 100', { words: ['jacke'], colours: ['red'], maxPrice: 100 }],
  ])('%s', (text, expected) => {
    expect(parseQuery(text)).toEqual(asked(expected));
  });

  it.each([
    'a pack of 20 litres',
    'a sleeping bag for under 0 degrees',
    'a rope of 60 m',
    'a tent for 2 people',
    'a bottle under 500 g',
  ])('does not take another unit for money: %s', (text) => {
    expect(parseQuery(text)).toMatchObject({ minPrice: null, maxPrice: null });
  });

  it('finds the amount wherever it stands, whatever is around it', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        fc.constantFrom('under', 'below', 'less than', 'up to', 'at most', 'max'),
        fc.constantFrom('', ' CHF', ' francs', ' €'),
        fc.constantFrom('jacket', 'hiking boots', 'tent'),
        (amount, how, unit, what) => {
          expect(parseQuery(`${what} ${how} ${amount}${unit}`).maxPrice).toBe(amount);
          expect(parseQuery(`${how} ${amount}${unit}, a ${what}`).maxPrice).toBe(amount);
        },
      ),
    );
  });

  it('never asks for less than at most, nor for what is no number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }), (one, other) => {
        const { minPrice, maxPrice } = parseQuery(`shoes between ${one} and ${other}`);
        expect(minPrice).toBe(Math.min(one, other));
        expect(maxPrice).toBe(Math.max(one, other));
      }),
    );
  });

  it('takes any text without failing, and asks for no more than was said', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { words, minPrice, maxPrice } = parseQuery(text);
        expect(words.length).toBeLessThanOrEqual(8);
        expect([minPrice, maxPrice].every((price) => price === null || Number.isFinite(price))).toBe(true);
      }),
    );
  });
});
