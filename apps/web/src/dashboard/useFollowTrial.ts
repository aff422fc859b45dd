import { useCallback, useEffect } from 'react';
import { useBillingChanges } from '#billing/billingChanges.ts';
import GetClientFreeTrialInfoNode, { type GetClientFreeTrialInfo } from '#generated/GetClientFreeTrialInfo';
import { useResync } from '#relay/useResync.ts';
import { onConversationsChanged } from './inbox/list/conversationEvents.ts';
import { useReturns } from './useReturns.ts';

/** However much is written, what is left of the messages is asked for once in this time. */
const COUNT_MS = 3000;

/**
 * Keeps the trial's figures up to date: when the person comes back, while the page stays open, and after a gap in the live
 * connection, and when the plan changes; where messages are counted, also as they are written.
 */
export function useFollowTrial(countsMessages: boolean) {
  const refetch = useResync<GetClientFreeTrialInfo>(GetClientFreeTrialInfoNode, {});
  const changes = useBillingChanges();
  useEffect(() => {
    if (changes > 0) refetch().catch(() => {});
  }, [changes, refetch]);

  // What is shown stays until an answer comes.
  useReturns(useCallback(() => void refetch().catch(() => {}), [refetch]));

  useEffect(
    () => (countsMessages ? whenWritten(() => void refetch().catch(() => {})) : undefined),
    [refetch, countsMessages],
  );
}

/** Asks some time after something was written, once for all that is written meanwhile. Answers how to stop. */
function whenWritten(ask: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = onConversationsChanged(() => {
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
