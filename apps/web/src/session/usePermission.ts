import { readCurrentUser, useCurrentUser, type CurrentUser } from './currentUser.ts';
import { useViewAs } from './viewAs.ts';

export type Permission = keyof CurrentUser['permissions'];
type Flags = CurrentUser['permissions'] | null | undefined;

/** Whether the signed-in person carries a flag. It only hides: the API checks for itself. */
export const usePermission = (permission: Permission): boolean => useMay()(permission);

/** The same, to be asked about many flags. */
export function useMay(): (permission: Permission) => boolean {
  const own = useCurrentUser()?.permissions;
  const staff = useViewAs((view) => view.staff);
  return (permission) => allows(own, staff, permission);
}

/** The same, for a route's loader. */
export const may = (permission: Permission): boolean =>
  allows(readCurrentUser()?.permissions, useViewAs.getState().staff, permission);

const allows = (own: Flags, staff: Flags, permission: Permission) =>
  (own?.[permission] ?? false) && (staff?.[permission] ?? true);
