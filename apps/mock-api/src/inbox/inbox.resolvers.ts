import type { Conversation, Message } from '@parley/db';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireParticipant, requireStaff } from '#auth/permissions.ts';
import type { EventPayloads } from '#events.ts';
import { countConversations, listConversations, listLanguages } from './conversations/conversationList.service.ts';
import { assigneeOf, assistantOf, clientOf, labelsOf, teamOf } from './conversations/conversationOwners.ts';
import { findConversation, markConversationUnread, readConversation } from './inbox.service.ts';
import { watchConversations, watchMessages, watchTyping } from './live/live.service.ts';
import { listMessages, sendMessage } from './messages/messages.service.ts';
import { priorityOf } from './conversations/priority.ts';
import { setTyping } from './live/typing.service.ts';

export const inboxResolvers: Resolvers = {
  Query: {
    conversation: (_, { id }, ctx) => findConversation(ctx, requireStaff(ctx), id),
    conversations: (_, list, ctx) => listConversations(ctx, requireStaff(ctx), list),
    conversationCounts: (_, { filter }, ctx) => countConversations(ctx, requireStaff(ctx), filter),
    conversationLanguages: (_, __, ctx) => listLanguages(ctx, requireStaff(ctx).clientId),
  },
  Mutation: {
    sendMessage: (_, { input }, ctx) => sendMessage(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input),
    readConversation: (_, { id }, ctx) => readConversation(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), id),
    markConversationUnread: (_, { id }, ctx) =>
      markConversationUnread(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), id),
    setTyping: (_, typing, ctx) => setTyping(ctx, requireParticipant(ctx, 'MANAGE_CONVERSATIONS'), typing),
  },
  Subscription: {
    conversationCreated: {
      subscribe: (_, __, ctx) => watchConversations(ctx, requireStaff(ctx).clientId, 'conversation:created'),
      resolve: (conversation: Conversation) => conversation,
    },
    conversationUpdated: {
      subscribe: (_, __, ctx) => watchConversations(ctx, requireStaff(ctx).clientId, 'conversation:updated'),
      resolve: (conversation: Conversation) => conversation,
    },
    conversationDeleted: {
      subscribe: (_, __, ctx) => watchConversations(ctx, requireStaff(ctx).clientId, 'conversation:deleted'),
      resolve: ({ id }: EventPayloads['conversation:deleted']) => id,
    },
    messageCreated: {
      subscribe: (_, { conversationId }, ctx) =>
        watchMessages(ctx, requireParticipant(ctx), { conversationId, topic: 'message:created' }),
      resolve: (message: Message) => message,
    },
    typingChanged: {
      subscribe: (_, { conversationId }, ctx) => watchTyping(ctx, requireParticipant(ctx), conversationId),
      resolve: (typing: EventPayloads['typing:changed']) => typing,
    },
  },
  Message: {
    sequence: ({ sequence, visitorSequence }, _, { viewer }) =>
      viewer?.kind === 'visitor' ? (visitorSequence ?? sequence) : sequence,
  },
  Conversation: {
    assistant: ({ assistantId }, _, ctx) => assistantOf(ctx, requireStaff(ctx).clientId, assistantId),
    assignee: (conversation, _, ctx) => assigneeOf(ctx, requireStaff(ctx).clientId, conversation),
    team: (conversation, _, ctx) => teamOf(ctx, requireStaff(ctx).clientId, conversation),
    labels: (conversation, _, ctx) => labelsOf(ctx, requireStaff(ctx).clientId, conversation),
    priority: ({ priority }) => priorityOf(priority),
    client: (_, __, ctx) => clientOf(ctx, requireStaff(ctx).clientId),
    messages: (conversation, page, ctx) => listMessages(ctx, requireStaff(ctx), { conversation, ...page }),
  },
};
