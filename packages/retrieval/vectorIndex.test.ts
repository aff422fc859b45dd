import { array, assert, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { VectorIndex } from './vectorIndex.ts';
import { likeness } from './vectors.ts';

function indexOf(vectors: readonly (readonly number[])[]) {
  return new VectorIndex({
    ids: Int32Array.from(vectors, (_, index) => index + 1),
    articles: Int32Array.from(vectors, (_, index) => index % 2),
    vectors: Int8Array.from(vectors.flat()),
    dimensions: 4,
  });
}

describe('The nearest vectors', () => {
  test('are those that looking at each would find, in that order', () => {
    const vector = array(integer({ min: -127, max: 127 }), { minLength: 4, maxLength: 4 });
    assert(
      property(array(vector, { maxLength: 20 }), vector, (vectors, asked) => {
        const all = vectors
          .map((one) => likeness(Int8Array.from(asked), Int8Array.from(one)))
          .toSorted((one, other) => other - one);

        const found = indexOf(vectors).nearest(Int8Array.from(asked), 5, null);

        expect(found).toHaveLength(Math.min(5, vectors.length));
        for (const [index, one] of found.entries()) expect(one.likeness).toBeCloseTo(all[index] ?? 0, 4);
      }),
    );
  });

  test('are of the articles that count', () => {
    const index = indexOf([
      [1, 0, 0, 0],
      [1, 0, 0, 1],
    ]);

    const found = index.nearest(Int8Array.from([1, 0, 0, 0]), 5, Uint8Array.from([0, 1]));

    expect(found.map(({ id }) => id)).toEqual([2]);
  });

  test('are found among many by looking closely at few', () => {
    const random = seeded();
    const around = (centre: readonly number[]) => centre.map((number) => clamped(number + 60 * (random() - 0.5)));
    const centres = Array.from({ length: 40 }, () => Array.from({ length: 64 }, () => 160 * (random() - 0.5)));
    const vectors = Array.from({ length: 4000 }, (_, index) => around(centres[index % centres.length] ?? []));
    const held = {
      ids: Int32Array.from(vectors.keys()),
      articles: Int32Array.from(vectors, (_, index) => Math.floor(index / centres.length) % 2),
      vectors: Int8Array.from(vectors.flat()),
      dimensions: 64,
    };
    const [all, few] = [new VectorIndex(held), new VectorIndex(held, { many: 1, least: 400 })];

    const missed = centres.slice(0, 20).flatMap((centre) => {
      const asked = Int8Array.from(around(centre));
      const found = new Set(few.nearest(asked, 10, Uint8Array.from([1, 0])).map(({ id }) => id));
      return all.nearest(asked, 10, Uint8Array.from([1, 0])).filter(({ id }) => !found.has(id));
    });

    expect(missed).toEqual([]);
  });
});

const clamped = (number: number) => Math.max(-127, Math.min(127, Math.round(number)));

/** The same numbers from 0 to 1 each time (mulberry32). */
function seeded() {
  let state = 42;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
