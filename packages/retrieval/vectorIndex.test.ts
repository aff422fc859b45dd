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
});
