import { useEffect } from 'react';
import { billingChanged, useBillingChanges } from '#billing/billingChanges.ts';
import SubscriptionScreenNode, { type SubscriptionScreenQuery } from '#generated/SubscriptionScreenQuery';
import { useResync } from '#relay/useResync.ts';

/** However often somebody comes back, it is asked once in this time. */
const PAUSE_MS = 5000;

/**
 * Keeps the subscription up to date: whenever something changes plan or bill, and when somebody comes back to the page, from
 * Stripe's own pages or from another tab in which they have changed it.
 */
export function useFollowSubscription() {
  const refetch = useResync<SubscriptionScreenQuery>(SubscriptionScreenNode, {});
  const changes = useBillingChanges();
  useEffect(() => {
    // What is shown stays until an answer comes.
    if (changes > 0) refetch().catch(() => {});
  }, [changes, refetch]);

  useEffect(() => {
    let askedAt = Date.now();
    function comeBack() {
      if (Date.now() - askedAt < PAUSE_MS) return;
      askedAt = Date.now();
      billingChanged();
    }
    window.addEventListener('focus', comeBack);
    return () => window.removeEventListener('focus', comeBack);
  }, []);
}
