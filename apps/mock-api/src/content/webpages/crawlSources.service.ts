import type { CrawlFrequency, CrawlRun, CrawlSource, Prisma } from '@parley/db';
import type { CrawlSourceInput, UpdateCrawlSourceInput } from '#__generated__/resolvers.ts';
import { forgetPassages } from '#answers/search/knownPassages.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { assertRoom } from '#inbox/namedInput.ts';
import { tellGptStatus } from '../gptStatus.ts';
import { namedPages } from './namedPages.ts';
import { parseCrawl } from './crawlInput.ts';
import type { CrawlRules } from './crawlRules.ts';
import { linksOf } from './links.ts';
import { queueRun } from './crawlRuns.service.ts';

type Deps = Pick<Context, 'db' | 'jobs' | 'events' | 'config'> & Auditing;
type Tx = Prisma.TransactionClient;

const MOST_SOURCES = 100;

export const listSources = ({ db }: Pick<Context, 'db'>, clientId: string): Promise<CrawlSource[]> =>
  db.crawlSource.findMany({ where: { clientId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });

/** Throws NOT_FOUND. */
export async function findSource(db: Pick<Tx, 'crawlSource'>, clientId: string, id: string): Promise<CrawlSource> {
  const source = await db.crawlSource.findUnique({ where: { id, clientId } });
  if (!source) throw domainError('NOT_FOUND', 'These webpages do not exist any more.');
  return source;
}

/** How a source is called: by its first address. */
export const namedSource = ({ id, addresses }: Pick<CrawlSource, 'id' | 'addresses'>) => ({
  id,
  name: linksOf(addresses)[0] ?? 'Webpages',
});

export const rulesOf = ({
  kind,
  addresses,
  includePatterns,
  excludePatterns,
  maxDepth,
  maxPages,
  respectsRobots,
}: CrawlSource): CrawlRules => ({
  kind,
  addresses: linksOf(addresses),
  includePatterns: linksOf(includePatterns),
  excludePatterns: linksOf(excludePatterns),
  maxDepth,
  maxPages,
  respectsRobots,
});

const stored = ({ addresses, includePatterns, excludePatterns, ...rules }: CrawlRules) => ({
  ...rules,
  addresses: JSON.stringify(addresses),
  includePatterns: JSON.stringify(includePatterns),
  excludePatterns: JSON.stringify(excludePatterns),
});

const DAY = 24 * 60 * 60_000;
const EVERY: Readonly<Record<CrawlFrequency, number | null>> = {
  Never: null,
  Daily: DAY,
  Weekly: 7 * DAY,
  Monthly: 30 * DAY,
};

/** When a source is read by itself after `from`; null: never. */
export function nextRunAfter(frequency: CrawlFrequency, from: Date): Date | null {
  const every = EVERY[frequency];
  return every === null ? null : new Date(from.getTime() + every);
}

/** Adds pages, and begins to read them. Throws BAD_INPUT naming the field, and LIMIT_REACHED. */
export async function createSource(ctx: Deps, clientId: string, input: CrawlSourceInput): Promise<CrawlSource> {
  const { rules, frequency } = parseCrawl(input, ctx.config.allowedPrivateHosts);
  const now = ctx.clock.now();
  const { source, run, articles } = await ctx.db.$transaction(async (tx) => {
    assertRoom(await tx.crawlSource.count({ where: { clientId } }), {
      most: MOST_SOURCES,
      kinds: 'sources of webpages',
    });
    const created = await tx.crawlSource.create({
      data: {
        ...stored(rules),
        id: newId('CrawlSource'),
        clientId,
        frequency,
        nextRunAt: nextRunAfter(frequency, now),
        createdAt: now,
      },
    });
    await audit(tx, by(ctx), { action: 'CrawlSourceCreated', target: namedSource(created) });
    const added = await namedPages(tx, created, { rules, now });
    return { source: created, articles: added, run: await queueRun(tx, ctx, { clientId, source: created, rules }) };
  });
  tellGptStatus(ctx, articles);
  ctx.events.publish('crawl:changed', clientId, run);
  return source;
}

/** Changes by which rules pages are read from now on. Throws BAD_INPUT naming the field, and NOT_FOUND. */
export async function updateSource(
  ctx: Deps,
  clientId: string,
  { sourceId: id, ...input }: UpdateCrawlSourceInput,
): Promise<CrawlSource> {
  const before = await findSource(ctx.db, clientId, id);
  const wish = { ...input, kind: before.kind, addresses: linksOf(before.addresses) };
  const { rules, frequency } = parseCrawl(wish, ctx.config.allowedPrivateHosts);
  const nextRunAt = frequency === before.frequency ? before.nextRunAt : nextRunAfter(frequency, ctx.clock.now());
  return ctx.db.$transaction(async (tx) => {
    await findSource(tx, clientId, id);
    const after = await tx.crawlSource.update({ where: { id }, data: { ...stored(rules), frequency, nextRunAt } });
    await audit(tx, by(ctx), { action: 'CrawlSourceChanged', target: namedSource(after) });
    return after;
  });
}

/** Removes a source with all of its pages. Throws NOT_FOUND. */
export async function deleteSource(ctx: Deps, clientId: string, id: string): Promise<string> {
  await ctx.db.$transaction(async (tx) => {
    const source = await findSource(tx, clientId, id);
    const runs = await tx.crawlRun.findMany({ where: { sourceId: id, endedAt: null }, select: { id: true } });
    const pages = await tx.webpage.findMany({ where: { sourceId: id }, select: { articleId: true } });
    for (const subject of [...runs.map((run) => run.id), ...pages.map(({ articleId }) => articleId)]) {
      // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
      await ctx.jobs.cancel(tx, subject);
    }
    await tx.article.deleteMany({ where: { clientId, webpage: { sourceId: id } } });
    await tx.crawlSource.delete({ where: { id } });
    await audit(tx, by(ctx), { action: 'CrawlSourceDeleted', target: namedSource(source) });
  });
  forgetPassages(ctx, clientId);
  return id;
}

/** Reads the pages of a source now. One that is being read goes on. Throws NOT_FOUND, and LIMIT_REACHED. */
export async function startCrawl(ctx: Deps, clientId: string, sourceId: string): Promise<CrawlRun> {
  const run = await ctx.db.$transaction(async (tx) => {
    const source = await findSource(tx, clientId, sourceId);
    const open = await tx.crawlRun.findFirst({ where: { sourceId, endedAt: null } });
    return open ?? queueRun(tx, ctx, { clientId, source, rules: rulesOf(source) });
  });
  ctx.events.publish('crawl:changed', clientId, run);
  return run;
}
