import { setTimeout } from 'node:timers/promises';
import { DatabaseFault } from './databaseFault.ts';

const PATIENCE = 5_000;
const LONGEST_PAUSE = 200;

/**
 * Does `work` again while another process holds the write lock, with growing, jittered pauses in which the event loop
 * is free. Gives up with the fault of kind `Busy` after `patience` milliseconds. `work` must leave nothing behind when
 * it is refused.
 */
export async function retryWhileLocked<Result>(work: () => Promise<Result>, patience = PATIENCE): Promise<Result> {
  const deadline = Date.now() + patience;
  for (let pause = 10; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await work();
    } catch (error) {
      const isWorthWaiting = error instanceof DatabaseFault && error.kind === 'Busy' && Date.now() < deadline;
      if (!isWorthWaiting) throw error;
    }
    await setTimeout(pause * (0.5 + Math.random()));
  }
}
