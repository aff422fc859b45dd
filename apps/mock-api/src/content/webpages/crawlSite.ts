import { JobRefused, type JobHandler, type RunningJob } from '#background/jobs/job.ts';
import type { Deps } from '#context.ts';
import { addFound, READ, type Crawl, type Found } from './crawl.ts';
import { storedRules, unreadBecause } from './crawlRules.ts';
import { readRobots, type Robots } from './robots.ts';
import { loadSitemaps } from './loadSitemaps.ts';
import { endRun, tellRun } from './crawlState.ts';
import { visit } from './visit.ts';

/** Pages of a run that are read at the same time. */
const AT_ONCE = 2;
/** After so long the run stands at the end of the queue again, so that others have their turn. */
const SLICE_MS = 30_000;

/** Job `crawlSite`: reads the pages of a run, one after the other; what waits on its list survives a restart. */
export const crawlSite: JobHandler = {
  run: async (deps, running) => {
    const run = await deps.db.crawlRun.findUnique({ where: { id: running.job.subjectId } });
    if (!run || run.endedAt) return;
    const robots = new Map<string, Promise<Robots>>();
    const robotsOf = (url: string) => {
      const { origin } = new URL(url);
      const asked = robots.get(origin) ?? readRobots(deps, origin, running.signal);
      robots.set(origin, asked);
      return asked;
    };
    const crawl: Crawl = { run, rules: storedRules(run.rules), signal: running.signal, robotsOf };
    if (!run.startedAt) await begin(deps, crawl);
    await walk(deps, crawl, running);
  },
  onFailed: async (deps, { subjectId }, error) => {
    const text = error instanceof JobRefused ? error.message : 'Something went wrong on our side. Start it again.';
    await endRun(deps, subjectId, { state: 'Failed', error: text });
  },
};

async function begin(deps: Deps, crawl: Crawl): Promise<void> {
  const { db, clock } = deps;
  const { run, rules, signal, robotsOf } = crawl;
  await db.crawlRun.updateMany({ where: { id: run.id }, data: { state: 'Running' } });
  await tellRun(deps, run.id);
  if (rules.kind === 'Sitemap') {
    const pages = await loadSitemaps(deps, rules.addresses, signal);
    if (pages.length === 0) throw new JobRefused('NoSitemap', 'There is no sitemap with pages at this address.');
    await addFound(
      deps,
      crawl,
      pages.map((url) => ({ url, depth: 1, foundOn: null })),
    );
  } else {
    await addFound(
      deps,
      crawl,
      rules.addresses.map((url) => ({ url, depth: 0, foundOn: null })),
    );
  }
  const [start] = rules.addresses;
  if (rules.kind === 'Site' && start && rules.respectsRobots && rules.maxDepth > 0) {
    const { sitemaps } = await robotsOf(start);
    const pages = await loadSitemaps(deps, sitemaps, signal);
    await addFound(
      deps,
      crawl,
      pages.map((url): Found => ({ url, depth: 1, foundOn: null })),
    );
  }
  await db.crawlRun.updateMany({ where: { id: run.id }, data: { startedAt: clock.now() } });
}

async function walk(deps: Deps, crawl: Crawl, { job, signal, progress }: RunningJob): Promise<void> {
  const { db, clock, jobs } = deps;
  const { id: runId, clientId } = crawl.run;
  const goOnAt = (runAt: Date) =>
    db.$transaction((tx) => jobs.enqueue(tx, { clientId, kind: 'crawlSite', subjectId: job.subjectId, runAt }));
  const sliceEnds = performance.now() + SLICE_MS;
  /* oxlint-disable no-await-in-loop -- two at a time */
  while (!signal.aborted) {
    if (performance.now() > sliceEnds) {
      await goOnAt(clock.now());
      return;
    }
    const due = await dueItems(deps, crawl);
    if (due.length > 0) {
      await Promise.all(due.map((item) => visit(deps, crawl, item)));
      await tellProgress(deps, crawl, progress);
      continue;
    }
    const later = await db.crawlRunItem.findFirst({ where: { runId, outcome: 'Waiting' }, orderBy: { runAt: 'asc' } });
    if (later) {
      await goOnAt(later.runAt);
      return;
    }
    if (await lookBack(deps, crawl)) continue;
    await endRun(deps, runId, { state: 'Done', error: null });
    return;
  }
  /* oxlint-enable no-await-in-loop */
}

/** Those whose turn it is; none once as many have been read as are wanted. */
async function dueItems({ db, clock }: Deps, { run: { id: runId }, rules }: Crawl) {
  const read = await db.crawlRunItem.count({ where: { runId, outcome: { in: READ } } });
  const room = rules.maxPages - read;
  if (room <= 0) {
    const data = { outcome: 'Skipped', reason: 'OverLimit' } as const;
    await db.crawlRunItem.updateMany({ where: { runId, outcome: 'Waiting' }, data });
    return [];
  }
  return db.crawlRunItem.findMany({
    where: { runId, outcome: 'Waiting', runAt: { lte: clock.now() } },
    orderBy: [{ depth: 'asc' }, { id: 'asc' }],
    take: Math.min(AT_ONCE, room),
  });
}

/**
 * Puts pages of the source that nothing has led to this time on the list, to see whether they are still there; those that the
 * rules leave out by now are put away. Answers whether any is to be read.
 */
async function lookBack(deps: Deps, { run, rules }: Crawl): Promise<boolean> {
  const { db, clock, jobs } = deps;
  if (!run.sourceId || run.isPreview) return false;
  const pages = await db.webpage.findMany({
    where: { sourceId: run.sourceId, article: { status: { not: 'Archived' } } },
    select: { url: true, depth: true, articleId: true },
  });
  const seen = new Set(
    (await db.crawlRunItem.findMany({ where: { runId: run.id }, select: { url: true } })).map(({ url }) => url),
  );
  const data = pages
    .filter(({ url }) => !seen.has(url))
    .map(({ url, depth, articleId }) => ({ url, depth, articleId, reason: unreadBecause(rules, { url, depth }) }))
    .map(({ reason, ...page }) => ({
      ...page,
      runId: run.id,
      runAt: clock.now(),
      ...(reason && { outcome: 'Skipped' as const, reason }),
    }));
  const leftOut = data.filter(({ outcome }) => outcome === 'Skipped').map(({ articleId }) => articleId);
  await db.$transaction(async (tx) => {
    await tx.crawlRunItem.createMany({ data });
    await tx.article.updateMany({ where: { id: { in: leftOut } }, data: { status: 'Archived' } });
    for (const subjectId of leftOut) {
      // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
      await jobs.enqueue(tx, { clientId: run.clientId, kind: 'trainArticle', subjectId });
    }
  });
  return data.length > leftOut.length;
}

/** Of 100, as far as can be said: pages lead to further ones. */
async function tellProgress(deps: Deps, { run }: Crawl, progress: RunningJob['progress']): Promise<void> {
  const [all, waiting] = await Promise.all([
    deps.db.crawlRunItem.count({ where: { runId: run.id } }),
    deps.db.crawlRunItem.count({ where: { runId: run.id, outcome: 'Waiting' } }),
  ]);
  await progress(((all - waiting) / Math.max(1, all)) * 100);
  await tellRun(deps, run.id);
}
