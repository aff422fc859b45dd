const LONGEST = 30_000;

/** Milliseconds to wait before attempt `attempt` (from 0): doubling from 1 s up to 30 s, up to a half off at random. */
export function retryDelay(attempt: number, random = Math.random): number {
  return Math.min(LONGEST, 1000 * 2 ** Math.min(attempt, 10)) * (1 - random() / 2);
}
