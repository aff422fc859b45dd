import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { listAssistants } from './assistants.service.ts';

export const assistantsResolvers: Resolvers = {
  Query: {
    assistants: (_, __, ctx) => listAssistants(ctx, requireStaff(ctx).clientId),
  },
};
