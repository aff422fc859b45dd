import { StrictMode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { PlaceContext, type Place } from '#router/place.ts';
import { useIsHydrated } from '#ui/useIsHydrated.ts';
import type { PublicHistory } from './publicHistory.ts';
import { publicScreen } from './publicScreens.tsx';

type PublicAppProps = {
  history: PublicHistory;
  /** The screen is alive. */
  onReady?: () => void;
};

/** The public screens by themselves: what they show is in the page before any script, and the router comes when they are left. */
export function PublicApp({ history, onReady }: PublicAppProps) {
  const { pathname, search, state } = useSyncExternalStore(history.subscribe, history.spot, history.spot);
  const isHydrated = useIsHydrated();
  const place = useMemo<Place>(
    // The markup from the server is the same for every query.
    () => ({
      search: isHydrated ? search : '',
      state: isHydrated ? state : null,
      loaded: null,
      go: history.go,
      prepare: history.prepare,
    }),
    [isHydrated, search, state, history],
  );

  useEffect(() => history.follow(), [history]);
  useEffect(() => onReady?.(), [onReady]);

  return (
    <StrictMode>
      <PlaceContext value={place}>{publicScreen(pathname)}</PlaceContext>
    </StrictMode>
  );
}
