import { create } from 'zustand';

/** Those that their visitors have deleted since the page was opened. Their records stay in the store for who still shows them. */
const useDeleted = create<{ ids: ReadonlySet<string> }>(() => ({ ids: new Set() }));

export const markDeleted = (id: string) => useDeleted.setState(({ ids }) => ({ ids: new Set([...ids, id]) }));

export const isDeleted = (id: string): boolean => useDeleted.getState().ids.has(id);

/** Whether its visitor has deleted a conversation while the page was open. */
export const useIsDeleted = (id: string): boolean => useDeleted(({ ids }) => ids.has(id));
