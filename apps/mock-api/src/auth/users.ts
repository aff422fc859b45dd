import type { Client, Prisma, User } from '@parley/db';
import type { Context, Deps } from '#context.ts';
import { type PermissionFlags, permissionFlagsOf } from './permissionFlags.ts';
import { requireStaff, requireUser } from './permissions.ts';

/** What a person may do. Only Staff's flags are the client's choice. */
export async function permissionsOf(
  { db }: { db: Pick<Prisma.TransactionClient, 'rolePermission'> },
  user: User,
): Promise<PermissionFlags> {
  const { clientId, role } = user;
  const overrides = clientId && role !== 'Admin' ? await db.rolePermission.findMany({ where: { clientId } }) : [];
  return permissionFlagsOf(user, overrides);
}

/** The company a person works for. */
export async function clientOf({ db }: Pick<Deps, 'db'>, { clientId }: User): Promise<Client | null> {
  return clientId ? db.client.findUnique({ where: { id: clientId } }) : null;
}

/** `user`, when the viewer may know more of them than a name: oneself, or with VIEW_USERS. Throws FORBIDDEN. */
export function knownTo(context: Context, user: User): User {
  if (requireUser(context).user.id !== user.id) requireStaff(context, 'VIEW_USERS');
  return user;
}
