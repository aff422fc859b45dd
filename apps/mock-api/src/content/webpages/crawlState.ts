import type { CrawlRun, CrawlState } from '@parley/db';
import type { Deps } from '#context.ts';

type StateDeps = Pick<Deps, 'db' | 'clock' | 'events'>;

/** Tells all who look how far a run is. */
export async function tellRun({ db, events }: Pick<Deps, 'db' | 'events'>, id: string): Promise<void> {
  const run = await db.crawlRun.findUnique({ where: { id } });
  if (run) events.publish('crawl:changed', run.clientId, run);
}

/** Ends a run that has not ended yet. What waited on its list stays there, as what was not looked at. */
export async function endRun(
  deps: StateDeps,
  id: string,
  { state, error }: { state: Extract<CrawlState, 'Done' | 'Failed' | 'Cancelled'>; error: string | null },
): Promise<CrawlRun | null> {
  const { db, clock, events } = deps;
  const [run] = await db.crawlRun.updateManyAndReturn({
    where: { id, endedAt: null },
    data: { state, error, endedAt: clock.now() },
  });
  if (run) events.publish('crawl:changed', run.clientId, run);
  return run ?? null;
}
