/** Of how many numbers a sentence's vector is made. */
export const DIMENSIONS = 512;

/** How alike two sentences are: the cosine of their vectors, from -1 to 1. */
export function likeness(one: Int8Array, other: Int8Array): number {
  let dot = 0;
  let ones = 0;
  let others = 0;
  for (let index = 0; index < one.length; index += 1) {
    const a = one[index] ?? 0;
    const b = other[index] ?? 0;
    dot += a * b;
    ones += a * a;
    others += b * b;
  }
  return ones === 0 || others === 0 ? 0 : dot / Math.sqrt(ones * others);
}

/** A vector in an eighth of the space; its direction is what counts. */
export function quantised(vector: readonly number[]): Int8Array {
  const largest = Math.max(...vector.map(Math.abs)) || 1;
  return Int8Array.from(vector, (number) => Math.round((number / largest) * 127));
}
