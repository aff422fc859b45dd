import type { CrawlOutcome, CrawlRun, CrawlRunItem, Prisma } from '@parley/db';
import type { Deps } from '#context.ts';
import { unreadBecause, type CrawlRules } from './crawlRules.ts';
import type { PageFault } from './pageFault.ts';
import type { Robots } from './robots.ts';

/** A run that is being done. */
export type Crawl = {
  run: CrawlRun;
  rules: CrawlRules;
  signal: AbortSignal;
  /** What the site of an address asks of robots; asks once. */
  robotsOf: (url: string) => Promise<Robots>;
};

export type Found = { url: string; depth: number; foundOn: string | null };

/** Addresses that one run looks at, skipped ones included; what is beyond them is left alone. */
const MOST_ITEMS = 5000;

/** Puts addresses that the run has not come by yet on its list: to be read, or with the reason why not. */
export async function addFound(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { run: { id: runId }, rules }: Pick<Crawl, 'run' | 'rules'>,
  found: readonly Found[],
): Promise<void> {
  const inside = found.flatMap((one) => {
    const reason = unreadBecause(rules, one);
    return reason === 'OtherSite' ? [] : [{ ...one, reason }];
  });
  if (inside.length === 0) return;
  await db.$transaction(async (tx) => {
    const room = MOST_ITEMS - (await tx.crawlRunItem.count({ where: { runId } }));
    const known = await knownAmong(tx, runId, inside);
    const fresh = new Map(inside.filter(({ url }) => !known.has(url)).map((one) => [one.url, one]));
    const data = [...fresh.values()].slice(0, Math.max(0, room)).map(({ reason, ...one }) => ({
      ...one,
      runId,
      runAt: clock.now(),
      ...(reason && { outcome: 'Skipped' as const, reason }),
    }));
    await tx.crawlRunItem.createMany({ data });
  });
}

/** SQLite takes so many variables at once. */
const CHUNK = 500;

async function knownAmong(tx: Prisma.TransactionClient, runId: string, found: readonly Found[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let from = 0; from < found.length; from += CHUNK) {
    const urls = found.slice(from, from + CHUNK).map(({ url }) => url);
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    const rows = await tx.crawlRunItem.findMany({ where: { runId, url: { in: urls } }, select: { url: true } });
    for (const { url } of rows) known.add(url);
  }
  return known;
}

export type Settled = {
  outcome: CrawlOutcome;
  reason?: PageFault;
  detail?: string | null;
  httpStatus?: number | null;
  articleId?: string | null;
};

/** Writes down what came of an address. */
export const settleItem = ({ db }: Pick<Deps, 'db'>, { id }: CrawlRunItem, settled: Settled) =>
  db.crawlRunItem.updateMany({ where: { id }, data: settled });

/** Whose pages count: those that are, or would be, among the content. */
export const READ: CrawlOutcome[] = ['Listed', 'Added', 'Changed', 'Unchanged'];
