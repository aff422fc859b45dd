import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import type { NotificationsChanged } from '#events.ts';
import { noConversation } from '../conversations/noConversation.ts';
import {
  conversationsById,
  countUnread,
  listNotifications,
  markAllNotificationsRead,
  markNotificationsRead,
  watchNotifications,
} from './notifications.service.ts';

export const notificationsResolvers: Resolvers = {
  Query: {
    notificationFeed: (_, __, ctx) => ({ userId: requireStaff(ctx).user.id }),
  },
  Mutation: {
    markNotificationsRead: (_, { ids }, ctx) => markNotificationsRead(ctx, requireStaff(ctx).user.id, ids),
    markAllNotificationsRead: (_, __, ctx) => markAllNotificationsRead(ctx, requireStaff(ctx).user.id),
  },
  Subscription: {
    notificationsChanged: {
      subscribe: (_, __, ctx) => watchNotifications(ctx, requireStaff(ctx).user.id),
      resolve: (change: NotificationsChanged) => change,
    },
  },
  NotificationFeed: {
    id: ({ userId }) => `feed_${userId}`,
    unreadCount: (feed, _, ctx) => countUnread(ctx, feed),
    notifications: (feed, page, ctx) => listNotifications(ctx, feed, page),
  },
  Notification: {
    conversation: async ({ conversationId }, _, ctx) => {
      if (conversationId === null) return null;
      const conversation = await conversationsById(ctx, conversationId);
      if (!conversation) throw noConversation();
      return conversation;
    },
  },
};
