import { type Subscription } from './presentSubscription.ts';
import { type PlanType } from './plans.ts';

/** How a picked plan becomes the client's, once a card has been added. */
type PlanChange =
  | { kind: 'reactivate'; newSubscriptionType?: PlanType }
  | { kind: 'enterPaymentMethod' }
  | { kind: 'update'; subscriptionType: PlanType };

/** What has to be settled before. */
type Settlement = 'payOwed' | 'resume' | null;

/** What ends the picking of a plan (spec §4): a cancelled one is taken up again, for the same one nothing else is asked, another one is changed to. */
export function planChange(
  { type, cancellationDate }: Pick<Subscription, 'type' | 'cancellationDate'>,
  chosen: PlanType,
): PlanChange {
  if (cancellationDate) return { kind: 'reactivate', ...(chosen !== type && { newSubscriptionType: chosen }) };
  if (chosen === type) return { kind: 'enterPaymentMethod' };
  return { kind: 'update', subscriptionType: chosen };
}

/**
 * What the present plan needs before it is kept or changed: what is owed is paid, and one that paused at its trial's end for want
 * of a card is taken up again. Another plan, or one that was cancelled, begins by itself.
 */
export function settlement(
  { type, status, cancellationDate }: Pick<Subscription, 'type' | 'status' | 'cancellationDate'>,
  chosen: PlanType,
): Settlement {
  if (status === 'PastDue') return 'payOwed';
  return status === 'Paused' && !cancellationDate && chosen === type ? 'resume' : null;
}
