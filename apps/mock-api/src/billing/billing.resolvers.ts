import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff, requireUser } from '#auth/permissions.ts';
import {
  clientFreeTrialInfo,
  countUnreadConversations,
  scheduledDowngrade,
  subscriptionOf,
} from './billing.service.ts';

export const billingResolvers: Resolvers = {
  Query: {
    clientFreeTrialInfo: (_, __, ctx) => clientFreeTrialInfo(ctx, requireStaff(ctx).clientId),
  },
  Client: {
    // Pending people too: where they are led first depends on it.
    subscription: (_, __, ctx) => subscriptionOf(ctx, requireUser(ctx).user.clientId),
    unreadConversationsCount: (_, __, ctx) => countUnreadConversations(ctx, requireStaff(ctx).clientId),
  },
  ClientSubscription: {
    scheduleToDowngrade: (subscription) => scheduledDowngrade(subscription),
  },
};
