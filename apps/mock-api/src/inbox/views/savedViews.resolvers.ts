import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import {
  createSavedView,
  deleteSavedView,
  isDefaultView,
  listSavedViews,
  setDefaultView,
  updateSavedView,
} from './savedViews.service.ts';

export const savedViewsResolvers: Resolvers = {
  Query: {
    savedViews: (_, { screen }, ctx) => listSavedViews(ctx, requireStaff(ctx), screen),
  },
  Mutation: {
    createSavedView: (_, asked, ctx) => createSavedView(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), asked),
    updateSavedView: (_, change, ctx) => updateSavedView(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), change),
    deleteSavedView: (_, { id }, ctx) => deleteSavedView(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), id),
    setDefaultView: (_, { screen, id }, ctx) => setDefaultView(ctx, requireStaff(ctx), { screen, id: id ?? null }),
  },
  SavedView: {
    isMine: ({ ownerId }, _, ctx) => ownerId === requireStaff(ctx).user.id,
    isDefault: (view, _, ctx) => isDefaultView(ctx, requireStaff(ctx).user.id, view),
  },
};
