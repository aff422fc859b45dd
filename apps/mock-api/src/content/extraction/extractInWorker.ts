import { startWorker } from '#workers/startWorker.ts';
import type { ExtractAnswer } from '#workers/extract.ts';
import { ExtractionError, LIMITS, type Extracted } from './extraction.ts';
import type { FileToRead } from './extractFile.ts';

/**
 * Reads a file in a thread of its own, with limits of time and memory. Throws an ExtractionError; of what takes too much memory or
 * breaks the thread as well. Aborting ends the thread.
 */
export async function extractInWorker(file: FileToRead, signal: AbortSignal): Promise<Extracted> {
  const resourceLimits = { maxOldGenerationSizeMb: LIMITS.memory };
  const worker = startWorker('extract', { workerData: file, resourceLimits });
  const ending = AbortSignal.any([signal, AbortSignal.timeout(LIMITS.time)]);
  try {
    const answer = await new Promise<ExtractAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', () => reject(new ExtractionError('TooLarge')));
      worker.once('exit', () => reject(new ExtractionError('Corrupt')));
      const giveUp = () => reject(new ExtractionError('TooSlow'));
      if (ending.aborted) giveUp();
      ending.addEventListener('abort', giveUp, { once: true });
    });
    if ('fault' in answer) throw new ExtractionError(answer.fault);
    return answer;
  } finally {
    await worker.terminate();
  }
}
