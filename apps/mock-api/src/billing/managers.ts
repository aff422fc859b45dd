import type { User } from '@parley/db';
import { permissionFlagsOf } from '#auth/permissionFlags.ts';
import type { Deps } from '#context.ts';

/** Those who may manage a company, and so look after its plan and its bills. */
export async function managersOf({ db }: Pick<Deps, 'db'>, clientId: string): Promise<User[]> {
  const users = await db.user.findMany({ where: { clientId, status: 'Active' }, orderBy: { createdAt: 'asc' } });
  const overrides = await db.rolePermission.findMany({ where: { clientId } });
  return users.filter((user) => permissionFlagsOf(user, overrides).MANAGE_CLIENT);
}
