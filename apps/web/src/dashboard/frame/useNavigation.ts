import { paths } from '#router/paths.ts';
import { useCurrentUser } from '#session/currentUser.ts';
import { usePermission, type Permission } from '#session/usePermission.ts';
import { navigation, type NavigationItem } from './navigation.ts';

/** Each opens a part of /dashboard/users. */
const OF_USERS: readonly Permission[] = ['VIEW_USERS', 'INVITE_USERS', 'VIEW_PERMISSIONS', 'MANAGE_CLIENT'];

/** Whether anything in /dashboard/users opens to this person. */
export const useMayOpenUsers = (): boolean => OF_USERS.map(usePermission).some(Boolean);

/**
 * The rail's groups for this person: an area of which nothing opens to them is left out. Its route stays open (spec §6).
 * Until it is known who is there, `isPending` says of an area that it may be.
 */
export function useNavigation(): { groups: typeof navigation; isPending: (item: NavigationItem) => boolean } {
  const isKnown = useCurrentUser() !== null;
  const isForUsers = useMayOpenUsers();
  const isOfUsers = ({ to }: NavigationItem) => to === paths.users;
  const groups =
    isForUsers || !isKnown ? navigation : navigation.map((group) => group.filter((item) => !isOfUsers(item)));
  return { groups, isPending: (item) => !isKnown && isOfUsers(item) };
}
