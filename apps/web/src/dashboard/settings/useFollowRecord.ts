import { useCallback } from 'react';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import { useResync } from '#relay/useResync.ts';
import { useReturns } from '../useReturns.ts';

/** Who comes back may have changed it in another tab, a colleague at any time. */
const PACE = { pause: 5000, period: 60_000 };

/** Keeps what a screen of settings shows up to date, by its query, which has no variables. Answers how to ask at any time. */
export function useFollowRecord(query: ConcreteRequest) {
  const refetch = useResync<OperationType>(query, {});
  // What is shown stays until an answer comes.
  const ask = useCallback(() => void refetch().catch(() => {}), [refetch]);
  useReturns(ask, PACE);
  return ask;
}
