import { billingChanged, onBillingChanged } from '#billing/billingChanges.ts';
import SubscriptionScreenNode from '#generated/SubscriptionScreenQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { useRefetchOnFocus } from '#dashboard/frame/useRefetchOnFocus.ts';

/** Who comes back from paying wants to see it. */
const PAUSE_MS = 5000;

/**
 * Keeps the subscription up to date: whenever something changes plan or bill, and when somebody comes back to the page, from
 * Stripe's own pages or from another tab in which they have changed it.
 */
export function useFollowSubscription() {
  useRefetchOn(SubscriptionScreenNode, {}, { event: onBillingChanged });
  useRefetchOnFocus(billingChanged, { pause: PAUSE_MS });
}
