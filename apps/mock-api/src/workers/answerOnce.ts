import { parentPort } from 'node:worker_threads';
import { ExtractionError } from '#content/extraction/extraction.ts';

/* oxlint-disable unicorn/require-post-message-target-origin -- a thread's port has no origin */

/** Posts what `read` makes, or why nothing could be read, as `answerOfWorker` takes it. */
export async function answerOnce(read: () => object | Promise<object>): Promise<void> {
  try {
    parentPort?.postMessage(await read());
  } catch (error) {
    parentPort?.postMessage({ fault: error instanceof ExtractionError ? error.fault : 'Corrupt' });
  }
}
