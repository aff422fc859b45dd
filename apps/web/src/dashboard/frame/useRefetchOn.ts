import { useCallback, useEffect, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { ConcreteRequest, Variables } from 'relay-runtime';
import { refetchAfterMutations } from '#relay/refetchAfterMutations.ts';
import { registerView } from '#relay/subscriptions.ts';
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
  const environment = useRelayEnvironment();
  const latest = useRef(variables);
  const asker = useRef<ReturnType<typeof refetchAfterMutations>>(null);
  useEffect(() => {
    latest.current = variables;
  });
  useEffect(() => {
    const mine = refetchAfterMutations(() => fetchQuery(environment, query, latest.current));
    asker.current = mine;
    return () => mine.stop();
  }, [environment, query]);

  const refetch = useCallback(async () => asker.current?.ask(), []);
  const ask = useCallback(() => void refetch(), [refetch]);
  useEffect(() => registerView({ query: query.params.name, refetch, isFollowed }), [query, refetch, isFollowed]);
  useRefetchOnFocus(ask, pace);
  useEffect(() => event?.(ask), [event, ask]);
  return ask;
}
