import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { setVisitorBlocked } from './blockVisitor.ts';
import { filesOf } from '#inbox/conversations/conversationFiles.ts';
import { mergeVisitors } from './mergeVisitors.ts';
import {
  attributesOf,
  conversationsOf,
  listVisitors,
  pageViewsOf,
  requireVisitorOf,
  updateVisitor,
} from './visitors.service.ts';

/** The people who write, as staff knows them. */
export const visitorsResolvers: Resolvers = {
  Query: {
    visitors: (_, page, ctx) => listVisitors(ctx, requireStaff(ctx).clientId, page),
  },
  Mutation: {
    updateVisitor: (_, { input }, ctx) => updateVisitor(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS').clientId, input),
    setVisitorBlocked: (_, input, ctx) => setVisitorBlocked(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input),
    mergeVisitors: (_, { input }, ctx) => mergeVisitors(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS'), input),
  },
  Conversation: {
    attachments: (conversation, { first }, ctx) => {
      requireStaff(ctx);
      return filesOf(ctx, conversation, first);
    },
    visitor: ({ visitorId }, _, ctx) => requireVisitorOf(ctx.db, requireStaff(ctx).clientId, visitorId),
  },
  Visitor: {
    attributes: (visitor) => attributesOf(visitor),
    isBlocked: ({ blockedAt }) => blockedAt !== null,
    pageViews: (visitor, { first }, ctx) => {
      requireStaff(ctx);
      return pageViewsOf(ctx, visitor, first);
    },
    conversations: (visitor, { first }, ctx) => {
      requireStaff(ctx);
      return conversationsOf(ctx, visitor, first);
    },
  },
};
