const running = new Set<Promise<void>>();

/**
 * Lets `work` go on after the answer: its outcome and its duration stay unknown to the caller. A failure is reported to
 * the operator under the name of what was being done.
 */
export function inBackground(what: string, work: () => Promise<void>): void {
  const settled: Promise<void> = work()
    .catch((error: unknown) => console.error(`${what} failed:`, error))
    .finally(() => running.delete(settled));
  running.add(settled);
}

/** Resolves when all work has ended, and what it has begun in turn: to be awaited before the database is closed. */
export async function backgroundWorkDone(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
