const running = new Set<Promise<void>>();

/**
 * Starts `work` without waiting for it, so that neither its outcome nor its duration reaches the caller. A failure is
 * logged under the name `what`.
 */
export function inBackground(what: string, work: () => Promise<void>): void {
  const settled: Promise<void> = work()
    .catch((error: unknown) => console.error(`${what} failed:`, error))
    .finally(() => running.delete(settled));
  running.add(settled);
}

/** Resolves when all background work has ended, also work started meanwhile. Await it before closing the database. */
export async function backgroundWorkDone(): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
