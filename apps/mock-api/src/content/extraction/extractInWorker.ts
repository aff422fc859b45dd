import { answerOfWorker } from './answerOfWorker.ts';
import type { Extracted } from './extraction.ts';
import type { FileToRead } from './extractFile.ts';

/** Reads a file in a thread of its own. Throws an ExtractionError; aborting ends the thread. */
export const extractInWorker = (file: FileToRead, signal: AbortSignal): Promise<Extracted> =>
  answerOfWorker<Extracted>('extract', file, signal);
