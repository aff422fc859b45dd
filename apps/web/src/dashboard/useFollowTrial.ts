import { useEffect } from 'react';
import { useBillingChanges } from '#billing/billingChanges.ts';
import GetClientFreeTrialInfoNode, { type GetClientFreeTrialInfo } from '#generated/GetClientFreeTrialInfo';
import { useResync } from '#relay/useResync.ts';
import { onConversationsChanged } from './inbox/list/conversationEvents.ts';

/** However often somebody comes back to the page, the trial is asked for once in this time. */
const PAUSE_MS = 2 * 60_000;
/** A page that stays open follows the days all the same. */
const PERIOD_MS = 15 * 60_000;
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

  useEffect(() => {
    let askedAt = Date.now();
    function ask() {
      if (document.visibilityState === 'hidden' || Date.now() - askedAt < PAUSE_MS) return;
      askedAt = Date.now();
      // What is shown stays until an answer comes.
      refetch().catch(() => {});
    }

    const timer = setInterval(ask, PERIOD_MS);
    window.addEventListener('focus', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [refetch]);

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
