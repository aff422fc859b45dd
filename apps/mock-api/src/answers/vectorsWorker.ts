import type { Worker } from 'node:worker_threads';
import { startWorker } from '#workers/startWorker.ts';
import type { VectorsAnswer, VectorsRequest, VectorsResult, VectorsWork } from '#workers/vectors.ts';

export type VectorsWorker = {
  ask: (work: VectorsWork) => Promise<VectorsResult>;
  /** How often it had to begin anew: what it held is gone then. */
  starts: () => number;
  stop: () => Promise<void>;
};

type Waiting = { resolve: (result: VectorsResult) => void; reject: (error: Error) => void };

/** The thread that has model and vectors; it begins with the first request. */
export function createVectorsWorker(): VectorsWorker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let asked = 0;
  let starts = 0;

  const failAll = (error: Error) => {
    worker = null;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    const started = startWorker('vectors');
    starts += 1;
    // It keeps no process alive that has nothing else to do.
    started.unref();
    started.on('message', (answer: VectorsAnswer) => {
      const request = waiting.get(answer.id);
      waiting.delete(answer.id);
      if ('error' in answer) request?.reject(new Error(answer.error));
      else request?.resolve(answer.result);
    });
    started.on('error', failAll);
    return started;
  };

  return {
    ask: (work) => {
      worker ??= start();
      const request: VectorsRequest = { id: (asked += 1), work };
      return new Promise((resolve, reject) => {
        waiting.set(request.id, { resolve, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
        worker?.postMessage(request);
      });
    },
    starts: () => starts,
    stop: async () => {
      const stopped = worker;
      failAll(new Error('The API stops.'));
      await stopped?.terminate();
    },
  };
}
