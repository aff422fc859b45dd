import { type PlanType } from './plans.ts';

/** How a picked plan becomes the client's, once a card has been added. */
export type PlanChange =
  | { kind: 'reactivate'; newSubscriptionType?: PlanType }
  | { kind: 'enterPaymentMethod' }
  | { kind: 'update'; subscriptionType: PlanType };

/** The plan that a client is on, and when it was cancelled. */
type Present = { type: PlanType; cancellationDate?: string | null | undefined };

/** What ends the picking of a plan (spec §4): a cancelled one is taken up again, the same one is only paid for, another one is changed to. */
export function planChange({ type, cancellationDate }: Present, chosen: PlanType): PlanChange {
  if (cancellationDate) return { kind: 'reactivate', ...(chosen !== type && { newSubscriptionType: chosen }) };
  if (chosen === type) return { kind: 'enterPaymentMethod' };
  return { kind: 'update', subscriptionType: chosen };
}
