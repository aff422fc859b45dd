import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while markup from the server is taken over, which knows nothing of this browser; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
