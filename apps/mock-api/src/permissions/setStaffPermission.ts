import type { PermissionFlag } from '@parley/db';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { requireStillAdmin } from '#users/lastAdmin.ts';
import { overridesOf, roleFlags, type RoleFlags } from './rolePermissions.service.ts';

type Choice = { flag: PermissionFlag; isAllowed: boolean };

/**
 * Lets Staff do something or not. It holds from their next request on; their sockets are opened anew, as other people. An
 * Admin's own rights are no choice, so nobody can raise theirs. Throws FORBIDDEN.
 */
export async function setStaffPermission(
  ctx: Pick<Context, 'db' | 'events'> & Auditing,
  { user, clientId }: StaffMember,
  { flag, isAllowed }: Choice,
): Promise<RoleFlags> {
  const role = 'Staff' as const;
  const { after, holders } = await ctx.db.$transaction(async (tx) => {
    await requireStillAdmin(tx, user.id);
    const before = roleFlags({ clientId, role }, await overridesOf(tx, clientId));
    if (before.permissions[flag] === isAllowed) return { after: before, holders: [] };
    await tx.rolePermission.upsert({
      where: { clientId_role_flag: { clientId, role, flag } },
      create: { clientId, role, flag, allowed: isAllowed },
      update: { allowed: isAllowed },
    });
    const after = roleFlags({ clientId, role }, await overridesOf(tx, clientId));
    const changes = changesBetween(before.permissions, after.permissions, { [flag]: flag });
    await audit(tx, by(ctx), { action: 'PermissionChanged', target: { id: role, name: role }, changes });
    return { after, holders: await tx.user.findMany({ where: { clientId, role, status: 'Active' } }) };
  });
  if (holders.length > 0) ctx.events.publish('permissions:changed', clientId, after);
  for (const { id } of holders) ctx.events.publish('access:changed', id, { userId: id });
  return after;
}
