import type { Deps } from '#context.ts';

const HOUR = 60 * 60_000;

/** Returns `work` as a job that runs at most once an hour of the API's clock for each database; other calls do nothing. */
export function oncePerHour<Used extends Pick<Deps, 'db' | 'clock'>>(
  work: (deps: Used, now: Date, signal?: AbortSignal) => Promise<void>,
) {
  const doneAt = new WeakMap<Deps['db'], number>();
  return async (deps: Used, signal?: AbortSignal): Promise<void> => {
    const now = deps.clock.now();
    // The clock may also be set back.
    const since = Math.abs(now.getTime() - (doneAt.get(deps.db) ?? -Infinity));
    if (since < HOUR) return;
    doneAt.set(deps.db, now.getTime());
    await work(deps, now, signal);
  };
}
