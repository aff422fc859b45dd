import type { PermissionFlag, User } from '@parley/db';
import type { PermissionAnswer } from '#__generated__/resolvers.ts';
import { permissionFlagsOf } from '#auth/permissionFlags.ts';
import type { Context } from '#context.ts';
import { NEWEST_FIRST } from '#newestFirst.ts';
import { noUser } from '#users/lastAdmin.ts';
import { overridesOf } from './rolePermissions.service.ts';

type Deps = Pick<Context, 'db'>;
type Asked = { userId: string; flag: PermissionFlag };

/** Whether somebody may do something, and why. Throws NOT_FOUND. */
export async function permissionAnswer(
  { db }: Deps,
  clientId: string,
  { userId, flag }: Asked,
): Promise<PermissionAnswer> {
  const user = await db.user.findUnique({ where: { id: userId, clientId } });
  if (!user) throw noUser();
  const overrides = await overridesOf(db, clientId);
  const isAllowed = permissionFlagsOf(user, overrides)[flag];
  const chosen = overrides.some((one) => one.role === user.role && one.flag === flag);
  const reason = reasonOf(user, chosen);
  const change = reason === 'RoleChanged' ? await lastChange({ db }, clientId, flag) : null;
  return { isAllowed, reason, changedByName: change?.actorName ?? null, changedAt: change?.createdAt ?? null };
}

function reasonOf({ status, role }: User, isChosen: boolean): PermissionAnswer['reason'] {
  if (status === 'Pending') return 'Pending';
  if (role === 'Admin') return 'Admin';
  return isChosen ? 'RoleChanged' : 'RoleDefault';
}

const lastChange = ({ db }: Deps, clientId: string, flag: PermissionFlag) =>
  db.auditEntry.findFirst({
    where: { clientId, action: 'PermissionChanged', changes: { contains: `"${flag}"` } },
    orderBy: NEWEST_FIRST,
  });
