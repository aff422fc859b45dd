import type { Place } from '#router/place.ts';
import { isPublicScreen } from './isPublicScreen.ts';
import { loadPublicScreen } from './publicScreens.tsx';

/** A URL that a public screen stands at, with what the link to it left in history. */
type PublicSpot = { pathname: string; search: string; state: unknown };

export type PublicHistory = {
  spot: () => PublicSpot;
  subscribe: (listener: () => void) => () => void;
  go: Place['go'];
  prepare: (to: string) => void;
  /** Follows the browser's back and forward. Answers how to stop. */
  follow: () => () => void;
};

/**
 * Goes between public screens without the router; `leave` takes care of all other ways. What it writes into history is
 * what the router would write, which may take over at any time.
 */
export function createPublicHistory(leave: Place['go']): PublicHistory {
  const listeners = new Set<() => void>();
  let spot = readSpot();
  const move = () => {
    spot = readSpot();
    for (const listener of listeners) listener();
  };

  return {
    spot: () => spot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go: async (to, { replace = false, state = null } = {}) => {
      const path = pathOf(to);
      if (!isPublicScreen(path)) {
        await leave(to, { replace, state });
        return;
      }
      try {
        await loadPublicScreen(path);
      } catch {
        // Of an older build, perhaps: the page itself is asked for.
        window.location.assign(to);
        return;
      }
      const { idx }: Record<string, unknown> = Object(window.history.state);
      const index = typeof idx === 'number' ? idx : 0;
      const entry = { usr: state, key: crypto.getRandomValues(new Uint32Array(1)).join(), idx: index };
      if (replace) window.history.replaceState(entry, '', to);
      else window.history.pushState({ ...entry, idx: index + 1 }, '', to);
      move();
    },
    // A failure shows when the screen is really wanted.
    prepare: (to) => void loadPublicScreen(pathOf(to)).catch(() => {}),
    follow: () => {
      window.addEventListener('popstate', move);
      return () => window.removeEventListener('popstate', move);
    },
  };
}

function pathOf(to: string): string {
  return new URL(to, window.location.origin).pathname;
}

function readSpot(): PublicSpot {
  const { pathname, search } = window.location;
  const { usr = null }: Record<string, unknown> = Object(window.history.state);
  return { pathname, search, state: usr };
}
