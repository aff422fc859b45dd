import { parentPort } from 'node:worker_threads';
import { loadEmbed } from '@parley/retrieval/sentenceVectors';

/* Sentences in, vectors out, one request after the other, so that the API's own thread stays free. */
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread's port has no origin */

export type VectorsRequest = { id: number; texts: readonly string[] };
export type VectorsAnswer = { id: number; vectors: Int8Array[] } | { id: number; error: string };

const embedding = loadEmbed();
let turn: Promise<void> = Promise.resolve();

parentPort?.on('message', (request: VectorsRequest) => {
  const before = turn;
  turn = (async () => {
    await before;
    parentPort?.postMessage(await answer(request));
  })();
});

async function answer({ id, texts }: VectorsRequest): Promise<VectorsAnswer> {
  try {
    const embed = await embedding;
    return { id, vectors: await embed(texts) };
  } catch (error) {
    return { id, error: String(error) };
  }
}
