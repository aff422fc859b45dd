import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { createCategory, deleteCategory, listCategories, moveCategory, updateCategory } from './categories.service.ts';
import { listTags } from './listTags.ts';
import { contentSummary, countIn } from './contentSummary.ts';

const FLAG = 'MANAGE_ARTICLES';

export const categoriesResolvers: Resolvers = {
  Query: {
    articleCategories: (_, __, ctx) => listCategories(ctx, requireStaff(ctx).clientId),
    articleTags: (_, __, ctx) => listTags(ctx, requireStaff(ctx).clientId),
    contentSummary: (_, __, ctx) => contentSummary(ctx, requireStaff(ctx).clientId),
  },
  Mutation: {
    createArticleCategory: (_, { input }, ctx) => createCategory(ctx, requireStaff(ctx, FLAG).clientId, input),
    updateArticleCategory: (_, change, ctx) => updateCategory(ctx, requireStaff(ctx, FLAG).clientId, change),
    moveArticleCategory: (_, move, ctx) => moveCategory(ctx, requireStaff(ctx, FLAG).clientId, move),
    deleteArticleCategory: (_, { id }, ctx) => deleteCategory(ctx, requireStaff(ctx, FLAG).clientId, id),
  },
  ArticleCategory: {
    articleCount: ({ clientId, id }, _, ctx) => countIn(ctx, { clientId, categoryId: id, type: 'Text' }),
    contentCount: ({ clientId, id }, _, ctx) => countIn(ctx, { clientId, categoryId: id }),
  },
};
