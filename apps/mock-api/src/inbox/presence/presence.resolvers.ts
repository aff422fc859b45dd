import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import type { PresenceChanged } from '#events.ts';
import { watchPresence } from './presence.service.ts';

export const presenceResolvers: Resolvers = {
  Subscription: {
    presenceChanged: {
      subscribe: (_, { conversationId }, ctx) => watchPresence(ctx, requireStaff(ctx), conversationId),
      resolve: ({ conversationId, present }: PresenceChanged, _: unknown, ctx: Context) => {
        const { id } = requireStaff(ctx).user;
        return { conversationId, others: present.filter(({ user }) => user.id !== id) };
      },
    },
  },
};
