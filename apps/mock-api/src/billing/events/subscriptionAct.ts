import type { ClientSubscription } from '@parley/db';
import type { Act } from './billingEvents.service.ts';

type Facts = Pick<ClientSubscription, 'type' | 'cancellationDate' | 'downgradeType' | 'stripeId'>;

/** What was done to a subscription, told by what it was and is; null when nothing was, as by a second press. */
export function subscriptionAct(before: Facts, after: Facts): Act | null {
  if (!before.cancellationDate && after.cancellationDate) return { kind: 'Canceled', detail: before.type };
  const isAnew = before.stripeId !== after.stripeId;
  if ((before.cancellationDate && !after.cancellationDate) || isAnew)
    return { kind: 'Reactivated', detail: after.type };
  if (before.type !== after.type) return { kind: 'PlanChanged', detail: after.type };
  if (before.downgradeType === after.downgradeType) return null;
  return after.downgradeType
    ? { kind: 'DowngradeScheduled', detail: after.downgradeType }
    : { kind: 'DowngradeUndone', detail: before.downgradeType };
}
