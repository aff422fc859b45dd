import type { Deps } from '#context.ts';

/** Questions that visitors have asked do not change: their vectors are kept, at most so many. */
const MOST_KEPT = 5000;
/** At a time, so that visitors who ask meanwhile need not wait for all of them. */
const BATCH = 16;

const byEmbedding = new WeakMap<Deps['embedding'], Map<string, Int8Array>>();

/** The vectors of many questions, in their order; null for what has no words. */
export async function questionVectors(
  { embedding }: Pick<Deps, 'embedding'>,
  texts: readonly string[],
): Promise<(Int8Array | null)[]> {
  const kept = byEmbedding.get(embedding) ?? new Map<string, Int8Array>();
  byEmbedding.set(embedding, kept);
  const missing = [...new Set(texts)].filter((text) => !kept.has(text) && /[\p{L}\p{N}]/u.test(text));
  for (let from = 0; from < missing.length; from += BATCH) {
    const batch = missing.slice(from, from + BATCH);
    // oxlint-disable-next-line no-await-in-loop -- others take their turn in between
    const vectors = await embedding.embed(batch);
    for (const [index, text] of batch.entries()) {
      const vector = vectors[index];
      if (vector) kept.set(text, vector);
    }
  }
  const made = texts.map((text) => kept.get(text) ?? null);
  for (const text of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(text);
  }
  return made;
}
