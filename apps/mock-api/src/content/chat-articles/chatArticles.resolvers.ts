import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireVisitor } from '#auth/permissions.ts';
import { readArticle, searchArticles } from './chatArticles.ts';

export const chatArticlesResolvers: Resolvers = {
  Query: {
    chatArticles: (_, asked, ctx) => searchArticles(ctx, requireVisitor(ctx), asked),
    chatArticle: (_, { id }, ctx) => readArticle(ctx, requireVisitor(ctx), id),
  },
};
