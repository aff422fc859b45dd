import { useCurrentUser, type CurrentUser } from './currentUser.ts';

export type Permission = keyof CurrentUser['permissions'];

/** Whether the signed-in person carries a flag. It only hides: the API checks for itself. */
export function usePermission(permission: Permission): boolean {
  return useCurrentUser()?.permissions[permission] ?? false;
}
