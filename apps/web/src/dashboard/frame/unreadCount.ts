import { createContext, useContext } from 'react';

/** How many conversations hold messages that no agent has read; 0 until that is known. */
export const UnreadCount = createContext(0);

export function useUnreadCount(): number {
  return useContext(UnreadCount);
}
