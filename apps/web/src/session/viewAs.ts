import { create } from 'zustand';
import { onUserScopeReset } from '#relay/userScope.ts';
import { type CurrentUser } from './currentUser.ts';

/**
 * An Admin sees the dashboard as Staff do: what Staff may not do is hidden here too. In this page alone, and only ever less than
 * one's own: the API goes on by who one is. A reload ends it.
 */
export const useViewAs = create<{ staff: CurrentUser['permissions'] | null }>(() => ({ staff: null }));

export const viewAsStaff = (staff: CurrentUser['permissions']) => useViewAs.setState({ staff });
export const stopViewingAs = () => useViewAs.setState({ staff: null });

onUserScopeReset(stopViewingAs);
