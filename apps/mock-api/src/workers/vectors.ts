import { parentPort } from 'node:worker_threads';
import { loadEmbed, type Embed } from '@parley/retrieval/sentenceVectors';
import { VectorIndex, type HeldVectors, type Near } from '@parley/retrieval/vectorIndex';

/* Sentences in, vectors out; and the vectors nearest to one. So that the API's own thread stays free. */
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread's port has no origin */

export type VectorsWork =
  | { kind: 'embed'; texts: readonly string[] }
  /** Keeps vectors under a name, in place of those that were kept under it. */
  | { kind: 'hold'; name: string; held: HeldVectors }
  | { kind: 'forget'; name: string }
  | { kind: 'nearest'; name: string; vector: Int8Array; count: number; allowed: Uint8Array | null };
export type VectorsRequest = { id: number; work: VectorsWork };
export type VectorsResult = { vectors: Int8Array[] } | { near: Near[] } | { isDone: true };
export type VectorsAnswer = { id: number } & ({ result: VectorsResult } | { error: string });

/** Many texts wait for whoever asks a question: those of a question are few. */
const AT_ONCE = 8;

const indexes = new Map<string, VectorIndex>();
let embedding: Promise<Embed> | null = null;

type Waiting = VectorsRequest & { made: Int8Array[] };
const waiting: Waiting[] = [];
let isWorking = false;

parentPort?.on('message', (request: VectorsRequest) => {
  waiting.push({ ...request, made: [] });
  if (!isWorking) void workAll();
});

async function workAll(): Promise<void> {
  isWorking = true;
  for (let next = takeNext(); next; next = takeNext()) {
    // oxlint-disable-next-line no-await-in-loop -- one core
    const answer = await step(next);
    if (answer) parentPort?.postMessage(answer);
    else waiting.push(next);
    // What has come in the meantime is read between two steps.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => void setImmediate(resolve));
  }
  isWorking = false;
}

/** The first that is done quickly; else the first. */
function takeNext(): Waiting | undefined {
  const quick = waiting.findIndex(({ work }) => work.kind !== 'embed' || work.texts.length <= AT_ONCE);
  return waiting.splice(Math.max(0, quick), 1)[0];
}

/** What could not be loaded is loaded anew the next time. */
const loaded = (): Promise<Embed> =>
  loadEmbed().catch((error: unknown) => {
    embedding = null;
    throw error;
  });

/** Does it, or a part of it; null when there is more to do. */
async function step({ id, work, made }: Waiting): Promise<VectorsAnswer | null> {
  try {
    if (work.kind !== 'embed') return { id, result: look(work) };
    const embed = await (embedding ??= loaded());
    made.push(...(await embed(work.texts.slice(made.length, made.length + AT_ONCE))));
    return made.length < work.texts.length ? null : { id, result: { vectors: made } };
  } catch (error) {
    return { id, error: String(error) };
  }
}

function look(work: Exclude<VectorsWork, { kind: 'embed' }>): VectorsResult {
  if (work.kind === 'hold') indexes.set(work.name, new VectorIndex(work.held));
  if (work.kind === 'forget') indexes.delete(work.name);
  if (work.kind !== 'nearest') return { isDone: true };
  return { near: indexes.get(work.name)?.nearest(work.vector, work.count, work.allowed) ?? [] };
}
