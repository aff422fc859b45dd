import { termsOf } from '@parley/retrieval/words';
import { textToEmbed, type Asked } from './asked.ts';

/** A question, or the middle of many, as something to compare: by its meaning and by its words. */
export type Point = { meaning: Float32Array; words: ReadonlyMap<string, number> };

/** How much shared words count beside the meaning; found on the corpus. */
const WORDS = 0.5;

/** How alike two points are. Of two middles it is the mean of how alike their questions are. */
export function alike(one: Point, other: Point): number {
  let meaning = 0;
  for (let at = 0; at < one.meaning.length; at += 1) meaning += (one.meaning[at] ?? 0) * (other.meaning[at] ?? 0);
  const [few, many] = one.words.size < other.words.size ? [one.words, other.words] : [other.words, one.words];
  let words = 0;
  for (const [word, weight] of few) words += weight * (many.get(word) ?? 0);
  return (1 - WORDS) * meaning + WORDS * words;
}

/**
 * Places questions where they can be told apart: what all have in common («how do I …») is taken from the vectors, and words
 * count by how rare they are.
 */
export function placed(questions: readonly Asked[]): Map<string, Point> {
  const centre = meanOf(questions.flatMap(({ vector }) => (vector ? [vector] : [])));
  const terms = new Map(questions.map((asked) => [asked.id, new Set(termsOf(textToEmbed(asked)))]));
  const usedBy = new Map<string, number>();
  for (const set of terms.values()) for (const term of set) usedBy.set(term, (usedBy.get(term) ?? 0) + 1);
  const rarity = (term: string) => Math.log(1 + questions.length / (usedBy.get(term) ?? 1));
  return new Map(
    questions.map(({ id, vector }) => [
      id,
      {
        meaning: vector
          ? unit(Float32Array.from(directed(vector), (one, at) => one - (centre[at] ?? 0)))
          : new Float32Array(0),
        words: unitWords(new Map([...(terms.get(id) ?? [])].map((term) => [term, rarity(term)]))),
      },
    ]),
  );
}

/** The middle of points that have a length of one each. */
export function middleOf(points: readonly Point[]): Point {
  const meaning = new Float32Array(Math.max(0, ...points.map((point) => point.meaning.length)));
  const words = new Map<string, number>();
  for (const point of points) {
    for (const [at, one] of point.meaning.entries()) meaning[at] = (meaning[at] ?? 0) + one / points.length;
    for (const [word, weight] of point.words) words.set(word, (words.get(word) ?? 0) + weight / points.length);
  }
  return { meaning, words };
}

const directed = (vector: Int8Array) => unit(Float32Array.from(vector));

function meanOf(vectors: readonly Int8Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (const [at, one] of directed(vector).entries()) sum[at] = (sum[at] ?? 0) + one;
  return sum.map((one) => one / vectors.length);
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((one) => one / length);
}

function unitWords(words: ReadonlyMap<string, number>): Map<string, number> {
  const length = Math.hypot(...words.values()) || 1;
  return new Map([...words].map(([word, weight]) => [word, weight / length]));
}
