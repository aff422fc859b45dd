import { oncePerHour } from '#background/oncePerHour.ts';
import type { Deps } from '#context.ts';
import { queueRun } from './crawlRuns.service.ts';
import { nextRunAfter, rulesOf } from './crawlSources.service.ts';

/** Puts sources whose time has come into the queue. To be called as time passes. */
export async function startDueCrawls(deps: Deps): Promise<void> {
  const { db, clock, events } = deps;
  const now = clock.now();
  const due = await db.crawlSource.findMany({
    where: { nextRunAt: { lte: now } },
    orderBy: { nextRunAt: 'asc' },
    take: 20,
  });
  for (const source of due) {
    const { id, clientId, frequency } = source;
    // oxlint-disable-next-line no-await-in-loop
    const run = await db.$transaction(async (tx) => {
      await tx.crawlSource.updateMany({ where: { id }, data: { nextRunAt: nextRunAfter(frequency, now) } });
      const open = await tx.crawlRun.count({ where: { sourceId: id, endedAt: null } });
      // Its turn comes again.
      if (open > 0 || (await tx.crawlRun.count({ where: { clientId, endedAt: null } })) >= 10) return null;
      return queueRun(tx, deps, { clientId, source, rules: rulesOf(source) });
    });
    if (run) events.publish('crawl:changed', clientId, run);
  }
}

const DAY = 24 * 60 * 60_000;

/** Forgets previews after a day. To be called as time passes. */
export const forgetPreviews = oncePerHour(async ({ db }: Pick<Deps, 'db' | 'clock'>, now) => {
  await db.crawlRun.deleteMany({ where: { isPreview: true, createdAt: { lt: new Date(now.getTime() - DAY) } } });
});
