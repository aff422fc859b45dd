import type { ClientSubscription } from '@parley/db';
import type { BillingAct } from './recordAct.ts';

type Facts = Pick<ClientSubscription, 'type' | 'cancellationDate' | 'downgradeType' | 'stripeId'>;

/** What was done to a subscription, told by what it was and is; null when nothing was, as by a second press. */
export function subscriptionAct(before: Facts, after: Facts): BillingAct | null {
  if (!before.cancellationDate && after.cancellationDate)
    return { action: 'SubscriptionCanceled', detail: before.type };
  const isAnew = before.stripeId !== after.stripeId;
  if ((before.cancellationDate && !after.cancellationDate) || isAnew)
    return { action: 'SubscriptionReactivated', detail: after.type };
  if (before.type !== after.type) return { action: 'PlanChanged', detail: after.type };
  if (before.downgradeType === after.downgradeType) return null;
  return after.downgradeType
    ? { action: 'DowngradeScheduled', detail: after.downgradeType }
    : { action: 'DowngradeUndone', detail: before.downgradeType };
}
