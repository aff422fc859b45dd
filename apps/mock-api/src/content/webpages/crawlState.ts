import type { CrawlRun, CrawlState } from '@parley/db';
import type { Deps } from '#context.ts';
import { setGptStatus } from '../gptStatus.ts';
import { faultText } from './pageFault.ts';

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
  if (!run) return null;
  events.publish('crawl:changed', run.clientId, run);
  if (state !== 'Done') await notRead(deps, run, error ?? faultText('Cancelled'));
  return run;
}

/** Pages that were named and never had their turn say why. */
async function notRead(deps: StateDeps, { sourceId }: CrawlRun, why: string): Promise<void> {
  if (!sourceId) return;
  const pages = await deps.db.webpage.findMany({
    where: { sourceId, contentHash: null, article: { gptStatus: { in: ['Queued', 'Extracting'] } } },
    select: { articleId: true },
  });
  for (const { articleId } of pages) {
    // oxlint-disable-next-line no-await-in-loop
    await setGptStatus(deps, articleId, { gptStatus: 'Failed', gptErrorCode: 'Cancelled', gptError: why });
  }
}
