import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { createCannedReply, deleteCannedReply, listCannedReplies, updateCannedReply } from './cannedReplies.service.ts';
import { useCannedReply } from './useCannedReply.ts';

export const cannedRepliesResolvers: Resolvers = {
  Query: {
    cannedReplies: (_, __, ctx) => listCannedReplies(ctx, requireStaff(ctx)),
  },
  Mutation: {
    createCannedReply: (_, { input }, ctx) => createCannedReply(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input),
    updateCannedReply: (_, change, ctx) => updateCannedReply(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), change),
    deleteCannedReply: (_, { id }, ctx) => deleteCannedReply(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), id),
    useCannedReply: (_, use, ctx) => useCannedReply(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), use),
  },
};
