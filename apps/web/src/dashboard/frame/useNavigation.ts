import { paths } from '#router/paths.ts';
import { usePermission, type Permission } from '#session/usePermission.ts';
import { navigation } from './navigation.ts';

/** Each opens a part of /dashboard/users. */
const OF_USERS: readonly Permission[] = ['VIEW_USERS', 'INVITE_USERS', 'VIEW_PERMISSIONS', 'MANAGE_CLIENT'];

/** Whether anything in /dashboard/users opens to this person. */
export const useMayOpenUsers = (): boolean => OF_USERS.map(usePermission).some(Boolean);

/** The rail's groups for this person: an area of which nothing opens to them is left out. Its route stays open (spec §6). */
export function useNavigation() {
  return useMayOpenUsers() ? navigation : navigation.map((group) => group.filter(({ to }) => to !== paths.users));
}
