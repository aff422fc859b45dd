import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { searchConversations } from './search.service.ts';

export const searchResolvers: Resolvers = {
  ConversationSearch: {
    count: ({ count }) => count(),
  },
  Query: {
    searchConversations: (_, search, ctx) => searchConversations(ctx, requireStaff(ctx), search),
  },
};
