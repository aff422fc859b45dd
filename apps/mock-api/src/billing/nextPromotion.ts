import type { ClientSubscription } from '@parley/db';
import { atStripe } from '#outside/stripe.ts';
import type { BillingDeps } from './customer.ts';
import type { Promotion } from './promotions.ts';
import { currentPromotion } from './promotions.service.ts';

/**
 * The promotion as it is on the next invoice after what is due at once; null where there is none then. `isUsed` says that
 * what is due at once is lessened by it.
 */
export async function nextPromotion(
  deps: BillingDeps,
  present: ClientSubscription,
  { isUsed }: { isUsed: boolean },
): Promise<Promotion | null> {
  const promotion = await currentPromotion(deps, present.clientId);
  if (promotion?.duration === 'once') return isUsed ? null : promotion;
  if (promotion?.duration !== 'repeating') return promotion;
  // It begins with the subscription that follows, whose second month is the next one.
  if (present.status === 'Canceled' || present.status === 'Paused')
    return (promotion.months ?? 0) > 1 ? promotion : null;
  const end = await discountEnd(deps, present.stripeId ?? '');
  return end === null || present.periodEnd === null || end > present.periodEnd ? promotion : null;
}

async function discountEnd({ stripe }: BillingDeps, stripeId: string): Promise<Date | null> {
  const { discounts } = await atStripe(() => stripe.subscriptions.retrieve(stripeId, { expand: ['discounts'] }));
  const [discount] = discounts;
  return typeof discount === 'object' && discount.end !== null ? new Date(discount.end * 1000) : null;
}
