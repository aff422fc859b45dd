import type { CrawlOutcome, CrawlRun, CrawlRunItem, CrawlSource, Prisma } from '@parley/db';
import type { CrawlSourceInput } from '#__generated__/resolvers.ts';
import { pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { parseCrawl } from './crawlInput.ts';
import type { CrawlRules } from './crawlRules.ts';
import { endRun } from './crawlState.ts';

type Tx = Prisma.TransactionClient;
type Deps = Pick<Context, 'db' | 'clock' | 'jobs' | 'events'>;

/** Runs of a company that wait or are being done. */
const MOST_OPEN = 10;
/** Runs of a source whose logs are kept. */
const MOST_KEPT = 5;

type NewRun = { clientId: string; source: CrawlSource | null; rules: CrawlRules };

/** Puts a run into the queue; without a source it is a preview. Part of the transaction `tx`. Throws LIMIT_REACHED. */
export async function queueRun(
  tx: Tx,
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  { clientId, source, rules }: NewRun,
): Promise<CrawlRun> {
  if ((await tx.crawlRun.count({ where: { clientId, endedAt: null } })) >= MOST_OPEN) {
    throw domainError(
      'LIMIT_REACHED',
      `${MOST_OPEN} sites are being read already. Wait until one is done, or cancel it.`,
    );
  }
  const run = await tx.crawlRun.create({
    data: {
      id: newId('CrawlRun'),
      clientId,
      sourceId: source?.id ?? null,
      isPreview: source === null,
      rules: JSON.stringify(rules),
      createdAt: clock.now(),
    },
  });
  if (source) await forgetOldRuns(tx, source.id);
  await jobs.enqueue(tx, { clientId, kind: 'crawlSite', subjectId: run.id });
  return run;
}

async function forgetOldRuns(tx: Tx, sourceId: string): Promise<void> {
  const old = await tx.crawlRun.findMany({
    where: { sourceId, endedAt: { not: null } },
    orderBy: { createdAt: 'desc' },
    skip: MOST_KEPT - 1,
    select: { id: true },
  });
  await tx.crawlRun.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
}

/** Looks through pages without keeping any: which would be read? Throws BAD_INPUT naming the field, and LIMIT_REACHED. */
export async function previewCrawl(
  ctx: Deps & Pick<Context, 'config'>,
  clientId: string,
  input: CrawlSourceInput,
): Promise<CrawlRun> {
  const { rules } = parseCrawl(input, ctx.config.allowedPrivateHosts);
  return ctx.db.$transaction((tx) => queueRun(tx, ctx, { clientId, source: null, rules }));
}

/** Throws NOT_FOUND. */
export async function findRun(db: Pick<Tx, 'crawlRun'>, clientId: string, id: string): Promise<CrawlRun> {
  const run = await db.crawlRun.findUnique({ where: { id, clientId } });
  if (!run) throw domainError('NOT_FOUND', 'This run does not exist any more.');
  return run;
}

/** Ends a run where it is: pages that were read stay. Throws NOT_FOUND. */
export async function cancelCrawl(ctx: Deps, clientId: string, id: string): Promise<CrawlRun> {
  const run = await findRun(ctx.db, clientId, id);
  await ctx.db.$transaction((tx) => ctx.jobs.cancel(tx, id));
  return (await endRun(ctx, id, { state: 'Cancelled', error: null })) ?? run;
}

type ItemPage = { outcomes?: readonly CrawlOutcome[] | null; first: number; skip: number };

/** What a run came by, those that were read first. Throws BAD_INPUT with `field`. */
export async function listItems({ db }: Pick<Context, 'db'>, runId: string, { outcomes, first, skip }: ItemPage) {
  const take = pageSize('first', first, first);
  if (skip < 0 || skip > 100_000) throw domainError('BAD_INPUT', 'There is no such page.', { field: 'skip' });
  const where = { runId, ...(outcomes?.length && { outcome: { in: [...outcomes] } }) };
  const [nodes, totalCount] = await Promise.all([
    db.crawlRunItem.findMany({ where, orderBy: { id: 'asc' }, skip, take }),
    db.crawlRunItem.count({ where }),
  ]);
  return { nodes, totalCount };
}

/** How many addresses of a run came to what. */
export async function countItems(
  { db }: Pick<Context, 'db'>,
  runId: string,
): Promise<ReadonlyMap<CrawlOutcome, number>> {
  const groups = await db.crawlRunItem.groupBy({ by: ['outcome'], where: { runId }, _count: true });
  return new Map(groups.map(({ outcome, _count }) => [outcome, _count]));
}

export const lastRun = ({ db }: Pick<Context, 'db'>, sourceId: string): Promise<CrawlRun | null> =>
  db.crawlRun.findFirst({ where: { sourceId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });

const MOST_BROKEN = 200;

/** Links of pages that lead to nothing, as the last run of each source found them. */
export async function brokenLinks({ db }: Pick<Context, 'db'>, clientId: string): Promise<CrawlRunItem[]> {
  const sources = await db.crawlSource.findMany({
    where: { clientId },
    select: { runs: { where: { state: 'Done' }, orderBy: { createdAt: 'desc' }, take: 1, select: { id: true } } },
  });
  const runId = { in: sources.flatMap(({ runs }) => runs.map(({ id }) => id)) };
  return db.crawlRunItem.findMany({
    where: { runId, outcome: 'Failed', foundOn: { not: null } },
    orderBy: { id: 'asc' },
    take: MOST_BROKEN,
  });
}
