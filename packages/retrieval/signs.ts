/**
 * Of many vectors whether each of their numbers is above the mean, a bit each: how many bits two of them share says roughly how
 * alike they are, at a thirtieth of the work (binary quantization; what it finds is to be looked at closely).
 */
export class Signs {
  readonly #means: Float32Array;
  readonly #words: Int32Array;
  readonly #perVector: number;
  readonly #count: number;

  /** `vectors`: one after the other, each of `dimensions` numbers. */
  constructor(vectors: Int8Array, dimensions: number) {
    this.#count = Math.floor(vectors.length / dimensions);
    this.#perVector = Math.ceil(dimensions / 32);
    this.#means = meansOf(vectors, dimensions);
    this.#words = new Int32Array(this.#count * this.#perVector);
    for (let index = 0; index < this.#count; index += 1) {
      const from = index * dimensions;
      this.#write(vectors.subarray(from, from + dimensions), this.#words, index * this.#perVector);
    }
  }

  /** Where at least `wanted` of those that `counts` lies, which share most with `vector`: all of them where there are no more. */
  likeliest(vector: Int8Array, wanted: number, counts: (index: number) => boolean): number[] {
    const asked = new Int32Array(this.#perVector);
    this.#write(vector, asked, 0);
    const distances = new Uint16Array(this.#count);
    const histogram = new Uint32Array(this.#perVector * 32 + 1);
    for (let index = 0; index < this.#count; index += 1) {
      const distance = this.#distance(asked, index * this.#perVector);
      distances[index] = distance;
      if (counts(index)) histogram[distance] = (histogram[distance] ?? 0) + 1;
    }
    let farthest = 0;
    for (let sum = histogram[0] ?? 0; sum < wanted && farthest < histogram.length; sum += histogram[farthest] ?? 0) {
      farthest += 1;
    }
    const found: number[] = [];
    for (let index = 0; index < this.#count; index += 1) {
      if ((distances[index] ?? 0) <= farthest && counts(index)) found.push(index);
    }
    return found;
  }

  #write(vector: Int8Array, words: Int32Array, from: number): void {
    for (let at = 0; at < vector.length; at += 1) {
      const word = from + (at >> 5);
      if ((vector[at] ?? 0) > (this.#means[at] ?? 0)) words[word] = (words[word] ?? 0) | (1 << (at & 31));
    }
  }

  #distance(asked: Int32Array, from: number): number {
    let sum = 0;
    for (let at = 0; at < asked.length; at += 1) sum += onesOf((asked[at] ?? 0) ^ (this.#words[from + at] ?? 0));
    return sum;
  }
}

function meansOf(vectors: Int8Array, dimensions: number): Float32Array {
  const sums = new Float64Array(dimensions);
  for (let at = 0; at < vectors.length; at += 1)
    sums[at % dimensions] = (sums[at % dimensions] ?? 0) + (vectors[at] ?? 0);
  const count = Math.max(1, vectors.length / dimensions);
  return Float32Array.from(sums, (sum) => sum / count);
}

/** How many bits of 32 are set (Hacker's Delight, 5-1). */
function onesOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}
