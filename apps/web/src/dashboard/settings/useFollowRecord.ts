import { useCallback, useEffect, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import { askBetweenWrites } from '#relay/askBetweenWrites.ts';
import { useResync } from '#relay/useResync.ts';
import { useReturns } from '../useReturns.ts';

/** Who comes back may have changed it in another tab, a colleague at any time. */
const PACE = { pause: 5000, period: 60_000 };

/**
 * Keeps what a screen of settings shows up to date, by its query, which has no variables, and never behind what was saved
 * here. Answers how to ask at any time.
 */
export function useFollowRecord(query: ConcreteRequest) {
  const environment = useRelayEnvironment();
  const asker = useRef<ReturnType<typeof askBetweenWrites>>(null);
  useEffect(() => {
    const mine = askBetweenWrites(() => fetchQuery(environment, query, {}));
    asker.current = mine;
    return () => mine.stop();
  }, [environment, query]);
  useResync(query, {});
  const ask = useCallback(() => asker.current?.ask(), []);
  useReturns(ask, PACE);
  return ask;
}
