import { useCallback, useEffect } from 'react';
import type { ConcreteRequest, Variables } from 'relay-runtime';
import { useResync } from '#relay/useResync.ts';
import { useRefetchOnFocus, type Pace } from './useRefetchOnFocus.ts';

type RefetchOn = {
  /** Subscribes to what says only that something changed, and returns an unsubscribe function. Stays the same function. */
  event?: (listener: () => void) => () => void;
  /** How often it is asked for who comes back to the page, or leaves it open. */
  pace?: Pace;
  /** False: nothing that comes over the live connection changes it. */
  isFollowed?: boolean;
};

/** For a record that may be edited in another tab, and by colleagues at any time. */
export const OF_RECORDS: Pace = { pause: 5000, period: 60_000 };

/**
 * Asks again for what a view shows, with the variables it has by then: after a gap in the live connection, at `event`, and when
 * the person comes back; never beside a write, whose result it could undo. What is shown stays until the answer comes.
 * Returns a function that asks at any time.
 */
export function useRefetchOn(
  query: ConcreteRequest,
  variables: Variables,
  { event, pace, isFollowed = true }: RefetchOn = {},
) {
  const refetch = useResync(query, variables, { isFollowed });
  const ask = useCallback(() => void refetch(), [refetch]);
  useRefetchOnFocus(ask, pace);
  useEffect(() => event?.(ask), [event, ask]);
  return ask;
}
