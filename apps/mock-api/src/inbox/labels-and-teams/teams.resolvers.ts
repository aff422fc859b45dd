import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { flowsNaming } from '#guided-flows/flowsNaming.ts';
import {
  conversationsOfTeam,
  createTeam,
  deleteTeam,
  listColleagues,
  listTeams,
  membersOf,
  updateTeam,
} from './teams.service.ts';

export const teamsResolvers: Resolvers = {
  Query: {
    colleagues: (_, __, ctx) => listColleagues(ctx, requireStaff(ctx).clientId),
    teams: (_, __, ctx) => listTeams(ctx, requireStaff(ctx).clientId),
  },
  Mutation: {
    createTeam: (_, { input }, ctx) => createTeam(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS').clientId, input),
    updateTeam: (_, change, ctx) => updateTeam(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS').clientId, change),
    deleteTeam: (_, { id }, ctx) => deleteTeam(ctx, requireStaff(ctx, 'MANAGE_CONVERSATIONS').clientId, id),
  },
  Team: {
    members: async ({ id }, _, ctx) => (await membersOf(ctx, id)) ?? [],
    conversationsCount: async ({ id }, _, ctx) => (await conversationsOfTeam(ctx, id)) ?? 0,
    usedInFlows: ({ id }, _, ctx) => flowsNaming(ctx, requireStaff(ctx).clientId, id),
  },
};
