import { Signs } from './signs.ts';

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
const MANY = 10_000;
/** How many times as many are looked at as are wanted, and how many at least. */
const SPARE = 30;
const LEAST = 1000;

/** Finds the vectors that are nearest to another one: among all, or of many among those that look like it. */
export class VectorIndex {
  readonly #held: HeldVectors;
  readonly #norms: Float32Array;
  readonly #signs: Signs | null;
  readonly #least: number;

  constructor(held: HeldVectors, { many = MANY, least = LEAST } = {}) {
    this.#held = held;
    this.#least = least;
    const { ids, vectors, dimensions } = held;
    this.#norms = Float32Array.from(ids, (_, index) => {
      let sum = 0;
      for (let at = index * dimensions; at < (index + 1) * dimensions; at += 1) sum += (vectors[at] ?? 0) ** 2;
      return Math.sqrt(sum);
    });
    this.#signs = ids.length >= many ? new Signs(vectors, dimensions) : null;
  }

  /** The nearest `count`, the best first. `allowed`: for each article whether it counts; null: all do. */
  nearest(vector: Int8Array, count: number, allowed: Uint8Array | null): Near[] {
    const { ids, articles, vectors, dimensions } = this.#held;
    const counts = (index: number) => allowed === null || allowed[articles[index] ?? 0] === 1;
    const looked = this.#signs
      ? this.#signs.likeliest(vector, Math.max(this.#least, count * SPARE), counts)
      : Array.from(ids.keys()).filter(counts);
    // Numbers of one kind multiply quicker.
    const asked = Float64Array.from(vector);
    const norm = Math.hypot(...vector) || 1;
    const best: Near[] = [];
    let least = -Infinity;
    for (const index of looked) {
      const likeness = dotAt(asked, vectors, index * dimensions) / (norm * (this.#norms[index] || 1));
      if (best.length === count && likeness <= least) continue;
      insert(best, { id: ids[index] ?? 0, likeness }, count);
      least = best.at(-1)?.likeness ?? -Infinity;
    }
    return best;
  }
}

/** Four sums at once: none waits for the one before it. What is beyond the end counts nothing. */
function dotAt(asked: Float64Array, vectors: Int8Array, from: number): number {
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  for (let at = 0; at < asked.length; at += 4) {
    one += (asked[at] ?? 0) * (vectors[from + at] ?? 0);
    two += (asked[at + 1] ?? 0) * (vectors[from + at + 1] ?? 0);
    three += (asked[at + 2] ?? 0) * (vectors[from + at + 2] ?? 0);
    four += (asked[at + 3] ?? 0) * (vectors[from + at + 3] ?? 0);
  }
  return one + two + three + four;
}

/** Keeps the list in order and no longer than `count`. */
function insert(best: Near[], one: Near, count: number): void {
  let from = 0;
  let to = best.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((best[middle]?.likeness ?? 0) >= one.likeness) from = middle + 1;
    else to = middle;
  }
  best.splice(from, 0, one);
  if (best.length > count) best.pop();
}
