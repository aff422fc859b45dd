import type { ArticleImport } from '@parley/db';
import * as v from 'valibot';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import {
  cancelImport,
  countUndoable,
  findImport,
  listImportItems,
  listImports,
  undoImport,
} from './articleImports.service.ts';

const FLAG = 'MANAGE_ARTICLES';
const Notes = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

export const importResolvers: Resolvers = {
  Query: {
    articleImports: (_, __, ctx) => listImports(ctx, requireStaff(ctx, FLAG).clientId),
    articleImport: (_, { id }, ctx) => findImport(ctx, requireStaff(ctx, FLAG).clientId, id),
  },
  Mutation: {
    cancelArticleImport: (_, { id }, ctx) => cancelImport(ctx, requireStaff(ctx, FLAG).clientId, id),
    undoArticleImport: (_, { id }, ctx) => undoImport(ctx, requireStaff(ctx, FLAG).clientId, id),
  },
  ArticleImport: {
    importedCount: ({ id: importId }, _, { db }) =>
      db.articleImportItem.count({ where: { importId, isImported: true } }),
    skippedCount: ({ id: importId }, _, { db }) =>
      db.articleImportItem.count({ where: { importId, isImported: false } }),
    pictureCount: async ({ id: importId }, _, { db }) => {
      const { _sum: sum } = await db.articleImportItem.aggregate({ where: { importId }, _sum: { pictures: true } });
      return sum.pictures ?? 0;
    },
    undoableCount: (one, _, ctx) => countUndoable(ctx, one),
    items: ({ id }, page, ctx) => listImportItems(ctx, id, page),
  },
  ArticleImportItem: {
    article: ({ articleId }, _, { db }) => (articleId ? db.article.findUnique({ where: { id: articleId } }) : null),
    notes: ({ notes }) => v.parse(Notes, notes),
  },
  Subscription: {
    articleImportChanged: {
      subscribe: (_, __, ctx) => ctx.events.subscribe('article-import:changed', requireStaff(ctx, FLAG).clientId),
      resolve: (one: ArticleImport) => one,
    },
  },
};
