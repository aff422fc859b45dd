import { parentPort, workerData } from 'node:worker_threads';
import { extractFile, type FileToRead } from '#content/extraction/extractFile.ts';
import { ExtractionError, type Extracted, type ExtractionFault } from '#content/extraction/extraction.ts';

/* Reads one file and ends: what it took of memory goes with it. */
/* oxlint-disable unicorn/require-post-message-target-origin -- a thread's port has no origin */

export type ExtractAnswer = Extracted | { fault: ExtractionFault };

const file: FileToRead = workerData;

try {
  parentPort?.postMessage((await extractFile(file)) satisfies ExtractAnswer);
} catch (error) {
  const fault = error instanceof ExtractionError ? error.fault : 'Corrupt';
  parentPort?.postMessage({ fault } satisfies ExtractAnswer);
}
