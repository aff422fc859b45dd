import { useCurrentUser, type CurrentUser } from './currentUser.ts';
import { useViewAs } from './viewAs.ts';

export type Permission = keyof CurrentUser['permissions'];

/** Whether the signed-in person carries a flag. It only hides: the API checks for itself. */
export function usePermission(permission: Permission): boolean {
  const may = useCurrentUser()?.permissions[permission] ?? false;
  const staffMay = useViewAs(({ staff }) => staff?.[permission] ?? true);
  return may && staffMay;
}
