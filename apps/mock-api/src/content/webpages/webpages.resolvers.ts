import type { CrawlRun } from '@parley/db';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { READ } from './crawl.ts';
import {
  brokenLinks,
  cancelCrawl,
  countItems,
  findRun,
  lastRun,
  listItems,
  previewCrawl,
} from './crawlRuns.service.ts';
import { createSource, deleteSource, listSources, startCrawl, updateSource } from './crawlSources.service.ts';
import { linksOf } from './links.ts';
import { faultText } from './pageFault.ts';
import { readWebpages } from './webpages.service.ts';

const FLAG = 'MANAGE_ARTICLES';

export const webpagesResolvers: Resolvers = {
  Query: {
    crawlSources: (_, __, ctx) => listSources(ctx, requireStaff(ctx).clientId),
    crawlRun: (_, { id }, ctx) => findRun(ctx.db, requireStaff(ctx).clientId, id),
    brokenLinks: (_, __, ctx) => brokenLinks(ctx, requireStaff(ctx).clientId),
  },
  Mutation: {
    createCrawlSource: (_, { input }, ctx) => createSource(ctx, requireStaff(ctx, FLAG).clientId, input),
    updateCrawlSource: (_, { input }, ctx) => updateSource(ctx, requireStaff(ctx, FLAG).clientId, input),
    deleteCrawlSource: (_, { id }, ctx) => deleteSource(ctx, requireStaff(ctx, FLAG).clientId, id),
    startCrawl: (_, { sourceId }, ctx) => startCrawl(ctx, requireStaff(ctx, FLAG).clientId, sourceId),
    cancelCrawl: (_, { id }, ctx) => cancelCrawl(ctx, requireStaff(ctx, FLAG).clientId, id),
    previewCrawl: (_, { input }, ctx) => previewCrawl(ctx, requireStaff(ctx, FLAG).clientId, input),
    readWebpages: (_, { ids }, ctx) => readWebpages(ctx, requireStaff(ctx, FLAG).clientId, ids),
  },
  Article: {
    webpage: ({ id, clientId }, _, { db }) => db.webpage.findUnique({ where: { articleId: id, clientId } }),
  },
  Webpage: {
    source: ({ sourceId, clientId }, _, { db }) =>
      sourceId ? db.crawlSource.findUnique({ where: { id: sourceId, clientId } }) : null,
  },
  CrawlSource: {
    addresses: ({ addresses }) => linksOf(addresses),
    includePatterns: ({ includePatterns }) => linksOf(includePatterns),
    excludePatterns: ({ excludePatterns }) => linksOf(excludePatterns),
    pageCount: ({ id }, _, { db }) =>
      db.webpage.count({ where: { sourceId: id, article: { status: { not: 'Archived' } } } }),
    lastRun: ({ id }, _, ctx) => lastRun(ctx, id),
  },
  CrawlRun: {
    counts: async ({ id }, _, ctx) => {
      const counts = await countItems(ctx, id);
      const of = (...outcomes: typeof READ) => outcomes.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0);
      return {
        found: [...counts.values()].reduce((sum, count) => sum + count, 0),
        waiting: of('Waiting'),
        read: of(...READ),
        added: of('Added'),
        changed: of('Changed'),
        skipped: of('Skipped'),
        failed: of('Failed'),
      };
    },
    source: ({ sourceId, clientId }, _, { db }) =>
      sourceId ? db.crawlSource.findUnique({ where: { id: sourceId, clientId } }) : null,
    items: ({ id }, page, ctx) => listItems(ctx, id, page),
  },
  CrawlRunItem: {
    id: ({ id }) => String(id),
    message: ({ reason }) => (reason === null ? null : faultText(reason)),
  },
  Subscription: {
    crawlRunChanged: {
      subscribe: (_, __, ctx) => ctx.events.subscribe('crawl:changed', requireStaff(ctx).clientId),
      resolve: (run: CrawlRun) => run,
    },
  },
};
