import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { settleSuggestion, suggestReplies } from './suggestions.service.ts';

export const suggestionsResolvers: Resolvers = {
  Query: {
    suggestedReplies: (_, { conversationId }, ctx) => suggestReplies(ctx, requireStaff(ctx), conversationId),
  },
  Mutation: {
    settleSuggestedReply: (_, { input }, ctx) =>
      settleSuggestion(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input),
  },
};
