import { setImmediate as nextTurn } from 'node:timers/promises';

/** So long, in milliseconds, one turn of the event loop may be filled by statements. */
const LONGEST = 20;

/**
 * Statements are done at once, and whoever awaits them in a loop never comes back to the event loop: a second of them is a second
 * in which nobody is answered. Answers what to wait for before the next statement, where it is time for others.
 */
export function fairTurns(): () => Promise<void> | undefined {
  let beganAt: number | null = null;
  return () => {
    const now = performance.now();
    if (beganAt === null) {
      beganAt = now;
      setImmediate(() => (beganAt = null));
      return undefined;
    }
    return now - beganAt > LONGEST ? nextTurn() : undefined;
  };
}
