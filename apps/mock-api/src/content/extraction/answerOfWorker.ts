import { startWorker } from '#workers/startWorker.ts';
import { ExtractionError, LIMITS, type ExtractionFault } from './extraction.ts';

/**
 * Has `src/workers/<name>.ts` read something in a thread of its own, with limits of time and memory, and answers what it posts.
 * Throws an ExtractionError; of what takes too much memory or breaks the thread as well. Aborting ends the thread.
 */
export async function answerOfWorker<Answer extends object>(
  name: string,
  workerData: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  const resourceLimits = { maxOldGenerationSizeMb: LIMITS.memory };
  const worker = startWorker(name, { workerData, resourceLimits });
  const ending = AbortSignal.any([signal, AbortSignal.timeout(LIMITS.time)]);
  try {
    const answer = await new Promise<Answer | { fault: ExtractionFault }>((resolve, reject) => {
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
