import type { PermissionFlag, RolePermission, User } from '@parley/db';

export type PermissionFlags = Readonly<Record<PermissionFlag, boolean>>;

/** What Staff may do until the client's Admin says otherwise. An Admin may do everything, always. */
const STAFF_DEFAULTS: PermissionFlags = {
  MANAGE_CLIENT: false,
  INVITE_USERS: false,
  DELETE_USERS: false,
  MANAGE_CONVERSATIONS: true,
  MANAGE_GUIDED_FLOWS: false,
  MANAGE_AUTOMATED_FAQS: true,
  MANAGE_ARTICLES: true,
  UPDATE_USER_PROFILE: true,
  VIEW_USERS: true,
  VIEW_PERMISSIONS: false,
  UPDATE_ASSISTANTS: false,
};

const every = (allowed: boolean): PermissionFlags => ({
  MANAGE_CLIENT: allowed,
  INVITE_USERS: allowed,
  DELETE_USERS: allowed,
  MANAGE_CONVERSATIONS: allowed,
  MANAGE_GUIDED_FLOWS: allowed,
  MANAGE_AUTOMATED_FAQS: allowed,
  MANAGE_ARTICLES: allowed,
  UPDATE_USER_PROFILE: allowed,
  VIEW_USERS: allowed,
  VIEW_PERMISSIONS: allowed,
  UPDATE_ASSISTANTS: allowed,
});

/** The flags of one person. `overrides` are the client's rows for any role; a Pending person has none at all. */
export function permissionFlagsOf(
  { role, status }: Pick<User, 'role' | 'status'>,
  overrides: readonly Pick<RolePermission, 'role' | 'flag' | 'allowed'>[],
): PermissionFlags {
  if (status === 'Pending') return every(false);
  if (role === 'Admin') return every(true);
  const own = overrides.filter((override) => override.role === role);
  return { ...STAFF_DEFAULTS, ...Object.fromEntries(own.map(({ flag, allowed }) => [flag, allowed])) };
}
