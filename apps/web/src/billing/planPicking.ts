import { type Subscription } from './presentSubscription.ts';
import { type PlanType } from './plans.ts';

/** How a picked plan becomes the client's, once a card has been added. */
type PlanChange =
  | { kind: 'reactivate'; newSubscriptionType?: PlanType }
  | { kind: 'enterPaymentMethod' }
  | { kind: 'update'; subscriptionType: PlanType };

/** The plan that a client is on, how it stands, and when it was cancelled. */
type Present = Pick<Subscription, 'type' | 'status' | 'cancellationDate'>;

/**
 * What ends the picking of a plan (spec §4): a cancelled one is taken up again, the same one is only paid for, another one is
 * changed to. One that paused at its trial's end for want of a card runs no longer: it is asked for, whichever it is.
 */
export function planChange({ type, status, cancellationDate }: Present, chosen: PlanType): PlanChange {
  if (cancellationDate) return { kind: 'reactivate', ...(chosen !== type && { newSubscriptionType: chosen }) };
  if (chosen === type && status !== 'Paused') return { kind: 'enterPaymentMethod' };
  return { kind: 'update', subscriptionType: chosen };
}
