import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { conversationsOfLabel, createLabel, deleteLabel, listLabels, updateLabel } from './labels.service.ts';

export const labelsResolvers: Resolvers = {
  Query: {
    labels: (_, __, ctx) => listLabels(ctx, requireStaff(ctx).clientId),
  },
  Mutation: {
    createLabel: (_, { input }, ctx) => createLabel(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS').clientId, input),
    updateLabel: (_, change, ctx) => updateLabel(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS').clientId, change),
    deleteLabel: (_, { id }, ctx) => deleteLabel(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS').clientId, id),
  },
  Label: {
    conversationsCount: async ({ id }, _, ctx) => (await conversationsOfLabel(ctx, id)) ?? 0,
  },
};
