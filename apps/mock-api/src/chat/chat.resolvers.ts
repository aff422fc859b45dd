import type { Conversation } from '@parley/db';
import { publicAddress } from '#assets/assetAddress.ts';
import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireVisitor } from '#auth/permissions.ts';
import { lastSaid, listMessages } from '#inbox/messages/messages.service.ts';
import { listVisitorConversations, sendVisitorMessage } from './chat.service.ts';
import { chatAssistant } from './chatAssistant.ts';
import { chatVisitor } from './chatVisitor.ts';
import { deleteVisitorData } from './deleteVisitorData.ts';
import { rateConversation } from './rateConversation.ts';
import { requestPerson } from './requestPerson.ts';
import { sendVisitorTranscript } from './sendVisitorTranscript.ts';
import { returningVisitor } from './returningVisitor.ts';
import { agentOf, unreadByVisitor, watchVisitorConversations } from './visitorConversation.ts';
import { readVisitorConversation, receiveVisitorConversations } from './visitorReceipts.ts';
import { readTranscript } from './readTranscript.ts';
import { recordVisit } from './recordVisit.ts';
import { startVisitorSession } from './visitorSession.ts';

export const chatResolvers: Resolvers = {
  Query: {
    visitorConversations: (_, __, ctx) => listVisitorConversations(ctx, requireVisitor(ctx)),
    chatVisitor: (_, __, ctx) => chatVisitor(ctx, requireVisitor(ctx)),
    chatAssistant: (_, __, ctx) => chatAssistant(ctx, requireVisitor(ctx)),
  },
  Mutation: {
    startVisitorSession: (_, ids, ctx) =>
      startVisitorSession(ctx, { ...ids, returning: returningVisitor(ctx), ip: ctx.caller.ip }),
    sendVisitorMessage: (_, { input }, ctx) => sendVisitorMessage(ctx, requireVisitor(ctx), input),
    readVisitorConversation: (_, { id }, ctx) => readVisitorConversation(ctx, requireVisitor(ctx), id),
    requestPerson: (_, { conversationId }, ctx) => requestPerson(ctx, requireVisitor(ctx), conversationId),
    rateConversation: (_, { input }, ctx) => rateConversation(ctx, requireVisitor(ctx), input),
    sendVisitorTranscript: (_, input, ctx) => sendVisitorTranscript(ctx, requireVisitor(ctx), input),
    deleteVisitorData: (_, __, ctx) => deleteVisitorData(ctx, requireVisitor(ctx)),
    recordVisit: (_, { input }, ctx) =>
      recordVisit(ctx, requireVisitor(ctx), { ...input, userAgent: ctx.caller.userAgent }),
    receiveVisitorConversations: (_, __, ctx) => receiveVisitorConversations(ctx, requireVisitor(ctx)),
  },
  Subscription: {
    visitorConversationUpdated: {
      subscribe: (_, __, ctx) => watchVisitorConversations(ctx, requireVisitor(ctx)),
      resolve: (conversation: Conversation) => conversation,
    },
  },
  VisitorConversation: {
    version: ({ visitorVersion }) => visitorVersion,
    unreadCount: (conversation, _, ctx) => unreadByVisitor(ctx, conversation),
    transcript: (conversation, _, ctx, info) => readTranscript(ctx, requireVisitor(ctx), { conversation, info }),
    agentName: async (conversation, _, ctx) => (await agentOf(ctx, conversation))?.name ?? null,
    agentAvatar: async (conversation, _, ctx) =>
      publicAddress(ctx.config, (await agentOf(ctx, conversation))?.avatar ?? null),
    lastSaid: (conversation, _, ctx) => lastSaid(ctx, requireVisitor(ctx), conversation),
    messages: (conversation, page, ctx) => listMessages(ctx, requireVisitor(ctx), { conversation, ...page }),
  },
};
