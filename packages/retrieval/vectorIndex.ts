import { Signs } from './signs.ts';
import { likeness } from './vectors.ts';

/** Vectors of many passages, each with the number of its article, as they lie in memory. */
export type HeldVectors = {
  ids: Int32Array;
  articles: Int32Array;
  /** One after the other. */
  vectors: Int8Array;
  dimensions: number;
};

export type Near = { id: number; likeness: number };

/** From so many on, only the likeliest are looked at. */
const MANY = 5000;
/** How many times as many are looked at as are wanted, and how many at least. */
const SPARE = 30;
const LEAST = 1000;

/** Finds the vectors that are nearest to another one: among all, or of many among those that look like it. */
export class VectorIndex {
  readonly #held: HeldVectors;
  readonly #signs: Signs | null;
  readonly #least: number;

  constructor(held: HeldVectors, { many = MANY, least = LEAST } = {}) {
    this.#held = held;
    this.#least = least;
    const { ids, vectors, dimensions } = held;
    this.#signs = ids.length >= many ? new Signs(vectors, dimensions) : null;
  }

  /** The nearest `count`, the best first. `allowed`: for each article whether it counts; null: all do. */
  nearest(vector: Int8Array, count: number, allowed: Uint8Array | null): Near[] {
    const { ids, articles, vectors, dimensions } = this.#held;
    const counts = (index: number) => allowed === null || allowed[articles[index] ?? 0] === 1;
    const looked = this.#signs
      ? this.#signs.likeliest(vector, Math.max(this.#least, count * SPARE), counts)
      : Array.from(ids.keys()).filter(counts);
    return looked
      .map((index): Near => {
        const from = index * dimensions;
        return { id: ids[index] ?? 0, likeness: likeness(vector, vectors.subarray(from, from + dimensions)) };
      })
      .toSorted((one, other) => other.likeness - one.likeness)
      .slice(0, count);
  }
}
