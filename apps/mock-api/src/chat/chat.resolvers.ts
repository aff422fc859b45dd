import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireVisitor } from '#auth/permissions.ts';
import { listMessages } from '#inbox/messages.service.ts';
import { listVisitorConversations, readVisitorConversation, sendVisitorMessage } from './chat.service.ts';
import { chatAssistant } from './chatAssistant.ts';
import { returningVisitor } from './returningVisitor.ts';
import { startVisitorSession } from './visitorSession.ts';

export const chatResolvers: Resolvers = {
  Query: {
    visitorConversations: (_, __, ctx) => listVisitorConversations(ctx, requireVisitor(ctx)),
    chatAssistant: (_, __, ctx) => chatAssistant(ctx, requireVisitor(ctx)),
  },
  Mutation: {
    startVisitorSession: (_, ids, ctx) =>
      startVisitorSession(ctx, { ...ids, returning: returningVisitor(ctx), ip: ctx.caller.ip }),
    sendVisitorMessage: (_, { input }, ctx) => sendVisitorMessage(ctx, requireVisitor(ctx), input),
    readVisitorConversation: (_, { id }, ctx) => readVisitorConversation(ctx, requireVisitor(ctx), id),
  },
  VisitorConversation: {
    messages: (conversation, page, ctx) => listMessages(ctx, requireVisitor(ctx), { conversation, ...page }),
  },
};
