import { createContext, useContext } from 'react';

type GoOptions = { replace?: boolean; state?: unknown };

/**
 * Where a public screen stands, and how it leaves. Given by the router, or by the small entry that shows the public
 * screens before the router is there.
 */
export type Place = {
  /** The URL's query, with its question mark. */
  search: string;
  /** What the link that led here has left in history. */
  state: unknown;
  /** What the route found out before it showed the screen. */
  loaded: unknown;
  /** Settles when the other screen is there. */
  go: (to: string, options?: GoOptions) => Promise<void>;
  /** Asks for what `go` will need; somebody is about to. The router needs no telling: see prefetchLinks. */
  prepare?: (to: string) => void;
};

export const PlaceContext = createContext<Place | null>(null);

export function usePlace(): Place {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('There is no place around this screen.');
  return place;
}
