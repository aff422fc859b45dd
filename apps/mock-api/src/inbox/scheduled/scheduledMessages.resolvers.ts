import type { Conversation } from '@parley/db';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { answeredMessage } from '#inbox/messages/messageParts.ts';
import {
  cancelScheduledMessage,
  listScheduledMessages,
  scheduleMessage,
  updateScheduledMessage,
  watchSchedule,
} from './scheduledMessages.service.ts';

export const scheduledMessagesResolvers: Resolvers = {
  Mutation: {
    scheduleMessage: (_, { input }, ctx) => scheduleMessage(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input),
    updateScheduledMessage: (_, { input }, ctx) =>
      updateScheduledMessage(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input),
    cancelScheduledMessage: (_, { id }, ctx) =>
      cancelScheduledMessage(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), id),
  },
  Subscription: {
    scheduleChanged: {
      subscribe: (_, { conversationId }, ctx) => watchSchedule(ctx, requireStaff(ctx), conversationId),
      resolve: (conversation: Conversation) => conversation,
    },
  },
  ScheduledMessage: {
    replyTo: (scheduled, _, ctx) => answeredMessage(ctx, requireStaff(ctx), scheduled),
  },
  Conversation: {
    scheduledMessages: (conversation, _, ctx) => {
      requireStaff(ctx);
      return listScheduledMessages(ctx, conversation);
    },
  },
};
