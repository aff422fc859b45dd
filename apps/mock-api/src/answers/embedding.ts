import type { Worker } from 'node:worker_threads';
import { MODEL } from '@parley/retrieval/model';
import { startWorker } from '#workers/startWorker.ts';
import type { VectorsAnswer, VectorsRequest } from '#workers/vectors.ts';

/** What turns sentences into vectors. Vectors of different models cannot be compared. */
export type Embedding = {
  model: string;
  embed: (texts: readonly string[]) => Promise<Int8Array[]>;
  stop: () => Promise<void>;
};

type Waiting = { resolve: (vectors: Int8Array[]) => void; reject: (error: Error) => void };

/** The model that comes with the project, in a worker that begins with the first sentence. */
export function createEmbedding(): Embedding {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;

  const failAll = (error: Error) => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = startWorker('vectors');
    // It keeps no process alive that has nothing else to do.
    started.unref();
    started.on('message', (answer: VectorsAnswer) => {
      const request = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) request?.reject(new Error(answer.error));
      else request?.resolve(answer.vectors);
    });
    started.on('error', failAll);
    return started;
  };

  return {
    model: MODEL,
    embed: async (texts) => {
      if (texts.length === 0) return [];
      worker ??= start();
      const request: VectorsRequest = { id: (asked += 1), texts };
      return new Promise((resolve, reject) => {
        waiting.set(request.id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
        worker?.postMessage(request);
      });
    },
    stop: async () => {
      const stopped = worker;
      failAll(new Error('The API stops.'));
      await stopped?.terminate();
    },
  };
}
