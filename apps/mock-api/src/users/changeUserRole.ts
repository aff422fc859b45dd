import type { User } from '@parley/db';
import { audit, by } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import type { StaffMember } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { noUser, requireOtherAdmin, requireStillAdmin } from './lastAdmin.ts';
import { announceUsers } from './usersChanged.ts';

/** Gives a colleague another role, also on sockets that are open. Throws NOT_FOUND, BAD_INPUT for oneself, LAST_ADMIN. */
export async function changeUserRole(
  context: Context,
  { user: actor, clientId }: StaffMember,
  { id, role }: { id: string; role: User['role'] },
): Promise<User> {
  const { db, clock, events } = context;
  if (id === actor.id) throw domainError('BAD_INPUT', 'Your own role is changed by another Admin.', { field: 'id' });
  const user = await db.$transaction(async (tx) => {
    await requireStillAdmin(tx, actor.id);
    const before = await tx.user.findUnique({ where: { id, clientId } });
    if (!before) throw noUser();
    if (before.role === 'Admin' && before.status === 'Active' && role !== 'Admin') {
      await requireOtherAdmin(tx, clientId, id);
    }
    const target = await tx.user.update({ where: { id }, data: { role, updatedAt: clock.now() } });
    // Who invited them as less holds links that were copied: an Admin's is not theirs to accept.
    if (role === 'Admin') await tx.invitationLink.deleteMany({ where: { userId: id, isMailed: false } });
    const changes = changesBetween(before, target, { role: 'role' });
    await audit(tx, by(context), { action: 'UserRoleChanged', target, detail: role, changes });
    return target;
  });
  events.publish('access:changed', id, { userId: id });
  announceUsers(context, clientId);
  return user;
}
