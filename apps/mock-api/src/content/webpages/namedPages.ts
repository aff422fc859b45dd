import type { Article, CrawlSource, Prisma } from '@parley/db';
import type { CrawlRules } from './crawlRules.ts';
import { emptyPage } from './keepPage.ts';

/**
 * Pages that somebody named stand in the list before they are read, so that one sees what becomes of them. Those that there are
 * already stay where they are.
 */
export async function namedPages(
  tx: Prisma.TransactionClient,
  { id: sourceId, clientId, kind }: CrawlSource,
  { rules, now }: { rules: CrawlRules; now: Date },
): Promise<Article[]> {
  if (kind !== 'Page' && kind !== 'List') return [];
  const url = { in: [...rules.addresses] };
  const known = new Set(
    (await tx.webpage.findMany({ where: { clientId, url }, select: { url: true } })).map((page) => page.url),
  );
  const added: Article[] = [];
  for (const address of rules.addresses.filter((one) => !known.has(one))) {
    const { host, pathname } = new URL(address);
    const page = emptyPage({ clientId, title: host + pathname.replace(/\/$/, ''), now });
    const webpage = { create: { clientId, sourceId, url: address } };
    // oxlint-disable-next-line no-await-in-loop -- a transaction has one connection
    added.push(await tx.article.create({ data: { ...page, gptStatus: 'Queued', webpage } }));
  }
  return added;
}
