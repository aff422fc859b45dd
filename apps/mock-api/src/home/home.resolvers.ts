import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { recentActivity } from './activity.ts';
import { setupSteps } from './setupSteps.ts';
import { todayAgainstUsual } from './today.ts';
import { countWaiting, listWaiting } from './waiting.ts';

export const homeResolvers: Resolvers = {
  Query: {
    home: (_, __, ctx) => ({ clientId: requireStaff(ctx).clientId }),
  },
  Home: {
    id: ({ clientId }) => `home_${clientId}`,
    waitingCount: ({ clientId }, _, ctx) => countWaiting(ctx, clientId),
    waiting: ({ clientId }, { first }, ctx) => listWaiting(ctx, clientId, first),
    today: ({ clientId }, _, ctx) => todayAgainstUsual(ctx, clientId),
    activity: (_, { first }, ctx) => recentActivity(ctx, requireStaff(ctx), first),
    setup: ({ clientId }, _, ctx) => setupSteps(ctx, clientId),
  },
};
