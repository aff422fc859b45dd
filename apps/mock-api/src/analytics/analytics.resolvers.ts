import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { readAnalytics, readBreakdown } from './analytics.service.ts';
import { conversationsBehind } from './behindNumber.ts';
import { exportAnalytics } from './exportAnalytics.ts';
import { readFunnel } from './readFunnel.ts';
import { readTriggerGoals } from './readTriggerGoals.ts';

export const analyticsResolvers: Resolvers = {
  Query: {
    analytics: (_, { filter }, ctx) => readAnalytics(ctx, requireStaff(ctx).clientId, filter),
    analyticsConversations: (_, asked, ctx) => conversationsBehind(ctx, requireStaff(ctx).clientId, asked),
  },
  Mutation: {
    exportAnalytics: (_, asked, ctx) => exportAnalytics(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS').clientId, asked),
  },
  Analytics: {
    funnel: (analytics, { kind }, ctx) => readFunnel(ctx, analytics, kind),
    triggerGoals: (analytics, _, ctx) => readTriggerGoals(ctx, analytics),
    breakdown: (analytics, { dimension }, ctx) => readBreakdown(ctx, analytics, dimension),
  },
};
