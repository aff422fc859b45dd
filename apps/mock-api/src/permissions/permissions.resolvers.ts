import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireAdmin, requireStaff } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { permissionAnswer } from './permissionAnswer.ts';
import { peopleOf, rolePermissions, watchRolePermissions, type RoleFlags } from './rolePermissions.service.ts';
import { setStaffPermission } from './setStaffPermission.ts';

const readerOf = (ctx: Context) => requireStaff(ctx, 'VIEW_PERMISSIONS').clientId;

export const permissionsResolvers: Resolvers = {
  Query: {
    rolePermissions: (_, __, ctx) => rolePermissions(ctx, readerOf(ctx)),
    permissionAnswer: (_, asked, ctx) => permissionAnswer(ctx, readerOf(ctx), asked),
  },
  Mutation: {
    setStaffPermission: (_, choice, ctx) => setStaffPermission(ctx, requireAdmin(ctx), choice),
  },
  Subscription: {
    rolePermissionsChanged: {
      subscribe: (_, __, ctx) => watchRolePermissions(ctx, readerOf(ctx)),
      resolve: (flags: RoleFlags) => flags,
    },
  },
  RolePermissions: {
    id: ({ clientId, role }) => `permissions:${clientId}:${role}`,
    people: (flags, _, ctx) => peopleOf(ctx, flags),
  },
};
