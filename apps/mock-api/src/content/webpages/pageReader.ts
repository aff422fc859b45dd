import type { Worker } from 'node:worker_threads';
import { startWorker } from '#workers/startWorker.ts';
import type { PageAnswer } from '#workers/pages.ts';
import type { ReadPage } from './readHtml.ts';

/** Takes pages apart in a thread of its own. */
export type PageReader = {
  /** Null: this page takes too long or too much memory, or breaks the thread. */
  read: (html: string, url: string) => Promise<ReadPage | null>;
  /** Ends the thread. */
  stop: () => Promise<void>;
};

/** Of one page; of the first one the start of the thread as well. */
const TIME_MS = 10_000;
const START_MS = 60_000;
const MEMORY_MB = 384;
/** A thread that nobody has used for so long ends. */
const IDLE_MS = 60_000;

type Thread = { worker: Worker; settle: (answer: PageAnswer | null) => void };

/** A reader whose thread starts with the first page, and again after one that broke it. */
export function createPageReader(): PageReader {
  let thread: Thread | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const start = (): Thread => {
    const worker = startWorker('pages', { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    const started: Thread = { worker, settle: () => {} };
    worker.on('message', (answer: PageAnswer) => started.settle(answer));
    worker.on('error', () => started.settle(null));
    worker.on('exit', () => started.settle(null));
    return started;
  };

  const end = async () => {
    clearTimeout(idle);
    const ended = thread;
    thread = null;
    await ended?.worker.terminate();
  };

  const readNow = async (html: string, url: string): Promise<ReadPage | null> => {
    clearTimeout(idle);
    const time = thread ? TIME_MS : START_MS;
    const used = (thread ??= start());
    const id = (lastId += 1);
    const answer = await new Promise<PageAnswer | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), time);
      used.settle = (said) => {
        clearTimeout(timer);
        resolve(said);
      };
      // A thread's port has no origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      used.worker.postMessage({ id, html, url });
    });
    if (answer && 'page' in answer) {
      idle = setTimeout(() => void end(), IDLE_MS).unref();
      return answer.page;
    }
    await end();
    return null;
  };

  return {
    // One page after the other.
    read: async (html, url) => {
      const before = turn;
      const reading = before.then(() => readNow(html, url));
      turn = reading.catch(() => null);
      return reading;
    },
    stop: end,
  };
}
