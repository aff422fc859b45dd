import { useCallback, useEffect } from 'react';
import { type ConcreteRequest, type OperationType } from 'relay-runtime';
import { useBillingChanges } from '#billing/billingChanges.ts';
import { useResync } from '#relay/useResync.ts';
import { onConversationEvent } from './inbox/list/conversationEvents.ts';
import { useReturns } from './useReturns.ts';

/** However much is written, it is asked once in this time. */
const COUNT_MS = 3000;

/**
 * Keeps what a query without variables says of plan and usage up to date: when the person comes back, while the page stays
 * open, after a gap in the live connection, and when plan or bill change; where messages count, also as they are written.
 */
export function useFollowBilling(query: ConcreteRequest, countsMessages = false) {
  const refetch = useResync<OperationType>(query, {});
  const changes = useBillingChanges();
  // What is shown stays until an answer comes.
  const ask = useCallback(() => void refetch().catch(() => {}), [refetch]);
  useReturns(ask);
  useEffect(() => {
    if (changes > 0) ask();
  }, [changes, ask]);
  useEffect(() => (countsMessages ? whenWritten(ask) : undefined), [ask, countsMessages]);
}

/** Asks some time after something was written, once for all that is written meanwhile. Answers how to stop. */
function whenWritten(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onConversationEvent(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      ask();
    }, COUNT_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
