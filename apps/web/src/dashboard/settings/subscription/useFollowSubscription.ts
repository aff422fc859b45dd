import { useEffect } from 'react';
import { billingChanged, useBillingChanges } from '#billing/billingChanges.ts';
import SubscriptionScreenNode, { type SubscriptionScreenQuery } from '#generated/SubscriptionScreenQuery';
import { useReturns } from '#dashboard/useReturns.ts';
import { useResync } from '#relay/useResync.ts';

/** Who comes back from paying wants to see it. */
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

  useReturns(billingChanged, { pause: PAUSE_MS });
}
