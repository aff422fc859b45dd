import { busyHashing } from './messages.ts';

/**
 * Lets at most `limit` tasks run at once, in the order they came. With `maxWaiting` in line further ones are refused
 * with OVERLOADED: each would only make everybody wait longer.
 */
export function createQueue({ limit, maxWaiting }: { limit: number; maxWaiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  function release() {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  async function turn(): Promise<void> {
    if (running < limit) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw busyHashing();
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  return async function enqueue<T>(task: () => Promise<T>): Promise<T> {
    await turn();
    try {
      return await task();
    } finally {
      release();
    }
  };
}
