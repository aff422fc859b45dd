import { UserRole, type Prisma, type RolePermission, type User } from '@parley/db';
import { permissionFlagsOf, type PermissionFlags } from '#auth/permissionFlags.ts';
import type { Context } from '#context.ts';
import { byName } from '#inbox/labels-and-teams/byName.ts';
import { filterAsync } from '#inbox/live/filterAsync.ts';

/** What a role may do in a company. */
export type RoleFlags = { clientId: string; role: UserRole; permissions: PermissionFlags };

const ROLES = [UserRole.Admin, UserRole.Staff] as const;

/** What each role may do, Admins first. */
export async function rolePermissions({ db }: Pick<Context, 'db'>, clientId: string): Promise<RoleFlags[]> {
  const overrides = await overridesOf(db, clientId);
  return ROLES.map((role) => roleFlags({ clientId, role }, overrides));
}

/** What one role may do, as the company's choices leave it. */
export const roleFlags = (
  { clientId, role }: Pick<RoleFlags, 'clientId' | 'role'>,
  overrides: readonly RolePermission[],
): RoleFlags => ({ clientId, role, permissions: permissionFlagsOf({ role, status: 'Active' }, overrides) });

/** What a company has chosen for its roles. */
export const overridesOf = (db: Pick<Prisma.TransactionClient, 'rolePermission'>, clientId: string) =>
  db.rolePermission.findMany({ where: { clientId } });

/** Who has a role, by name; invited people too. */
export async function peopleOf({ db }: Pick<Context, 'db'>, { clientId, role }: RoleFlags): Promise<User[]> {
  return byName(await db.user.findMany({ where: { clientId, role } }));
}

/** A company's roles as what they may do changes. */
export const watchRolePermissions = ({ events }: Pick<Context, 'events'>, clientId: string) =>
  filterAsync(events.subscribe('permissions:changed', clientId), (flags) => flags.clientId === clientId);
