import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { updateProfile } from './updateProfile.ts';

export const profileResolvers: Resolvers = {
  Mutation: {
    updateProfile: (_, { input }, ctx) => updateProfile(ctx, requireStaff(ctx, 'UPDATE_USER_PROFILE'), input),
  },
};
