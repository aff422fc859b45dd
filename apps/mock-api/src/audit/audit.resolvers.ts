import type { Resolvers } from '#__generated__/resolvers.ts';
import { requireStaff } from '#auth/permissions.ts';
import { actionOf, auditActors, auditLog, changesOf } from './auditLog.service.ts';
import { exportAuditLog } from './exportAuditLog.ts';

export const auditResolvers: Resolvers = {
  Query: {
    auditLog: (_, asked, ctx) => auditLog(ctx, requireStaff(ctx, 'MANAGE_CLIENT').clientId, asked),
    auditActors: (_, __, ctx) => auditActors(ctx, requireStaff(ctx, 'MANAGE_CLIENT').clientId),
  },
  Mutation: {
    exportAuditLog: (_, { filter }, ctx) => exportAuditLog(ctx, requireStaff(ctx, 'MANAGE_CLIENT').clientId, filter),
  },
  AuditEntry: {
    action: (entry) => actionOf(entry),
    changes: (entry) => changesOf(entry),
  },
};
