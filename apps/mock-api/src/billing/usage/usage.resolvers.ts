import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { findAssistant } from '#inbox/conversations/conversationOwners.ts';
import { METRICS } from './limits.ts';
import { pastPeriods, setLimitPolicy, usageNow } from './usage.service.ts';

export const usageResolvers: Resolvers = {
  Query: {
    usage: (_, __, ctx) => usageNow(ctx, requireStaff(ctx).clientId),
  },
  Mutation: {
    setLimitPolicy: (_, policy, ctx) => setLimitPolicy(ctx, requireStaff(ctx, 'MANAGE_CLIENT').clientId, policy),
  },
  Usage: {
    id: ({ clientId }) => `usage_${clientId}`,
    meters: ({ meterOf }) => METRICS.map(meterOf),
    history: (usage, _, ctx) => pastPeriods(ctx, usage),
  },
  AssistantUsage: {
    assistant: ({ assistantId }, _, ctx) => findAssistant(ctx, requireStaff(ctx).clientId, assistantId),
  },
};
