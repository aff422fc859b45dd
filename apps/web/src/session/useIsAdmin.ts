import { useCurrentUser } from './currentUser.ts';
import { useViewAs } from './viewAs.ts';

/** Whether the signed-in person is an Admin, and sees the dashboard as one. */
export function useIsAdmin(): boolean {
  const isAdmin = useCurrentUser()?.role === 'Admin';
  return useViewAs(({ staff }) => staff === null) && isAdmin;
}
