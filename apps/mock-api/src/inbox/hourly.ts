import type { Deps } from '#context.ts';

const HOUR = 60 * 60_000;

/** Work that is due now and then, and no work for every second: on each database at most once an hour of its clock. */
export function hourly<Used extends Pick<Deps, 'db' | 'clock'>>(
  work: (deps: Used, now: Date, signal?: AbortSignal) => Promise<void>,
) {
  const doneAt = new WeakMap<Deps['db'], number>();
  return async (deps: Used, signal?: AbortSignal): Promise<void> => {
    const now = deps.clock.now();
    // The clock of the stand-in may also be set back.
    const since = Math.abs(now.getTime() - (doneAt.get(deps.db) ?? -Infinity));
    if (since < HOUR) return;
    doneAt.set(deps.db, now.getTime());
    await work(deps, now, signal);
  };
}
