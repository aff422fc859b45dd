import { paths } from '#router/paths.ts';
import { usePermission, type Permission } from '#session/usePermission.ts';
import { navigation } from './navigation.ts';

/** Each opens a part of /dashboard/users. */
const OF_USERS: readonly Permission[] = ['VIEW_USERS', 'VIEW_PERMISSIONS', 'MANAGE_CLIENT'];

/** The rail's groups for this person: an area of which nothing opens to them is left out. Its route stays open (spec §6). */
export function useNavigation() {
  const mayOpen = OF_USERS.map(usePermission).some(Boolean);
  return mayOpen ? navigation : navigation.map((group) => group.filter(({ to }) => to !== paths.users));
}
