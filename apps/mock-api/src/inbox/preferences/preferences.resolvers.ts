import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { preferencesOf, updatePreferences } from './preferences.service.ts';

export const preferencesResolvers: Resolvers = {
  Query: {
    preferences: (_, __, ctx) => preferencesOf(ctx, requireStaff(ctx).user.id),
  },
  Mutation: {
    updatePreferences: (_, { input }, ctx) => updatePreferences(ctx, requireStaff(ctx).user.id, input),
  },
};
