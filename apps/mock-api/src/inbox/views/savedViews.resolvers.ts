import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { createSavedView, deleteSavedView, listSavedViews, updateSavedView } from './savedViews.service.ts';

export const savedViewsResolvers: Resolvers = {
  Query: {
    savedViews: (_, __, ctx) => listSavedViews(ctx, requireStaff(ctx)),
  },
  Mutation: {
    createSavedView: (_, { input }, ctx) => createSavedView(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input),
    updateSavedView: (_, change, ctx) => updateSavedView(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), change),
    deleteSavedView: (_, { id }, ctx) => deleteSavedView(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), id),
  },
  SavedView: {
    isMine: ({ ownerId }, _, ctx) => ownerId === requireStaff(ctx).user.id,
  },
};
