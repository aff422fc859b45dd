import type { ClientSubscriptionType } from '@parley/db';
import { atStripe } from '#outside/stripe.ts';
import type { BillingDeps } from './customer.ts';
import { sumsOf, type InvoiceLine } from './invoices.service.ts';
import { isSmaller } from './plans.ts';
import { priceOf } from './prices.ts';
import { takenOff } from './promotions.ts';
import { nextPromotion } from './nextPromotion.ts';
import { currentPromotion } from './promotions.service.ts';
import { linkedSubscription } from './subscription.service.ts';
import { upgrade } from './upgrade.ts';

/** What a change of plan means: what is due at once, and what each month costs from when on. Sums are in cents. */
type ChangePreview = {
  /** When the plan changes. */
  effectiveAt: Date;
  isImmediate: boolean;
  currency: string;
  /** What is due at once, line by line; nothing for a change that waits or costs nothing now. */
  lines: InvoiceLine[];
  discount: number;
  amountDue: number;
  monthlyAmount: number;
  /** The next invoice after what is due at once, less a promotion that still lasts. */
  nextAmount: number;
};

/** What `updateSubscription`, or `reactivateAccount` with a plan, would do to the client's bill. Changes nothing. */
export async function subscriptionChangePreview(
  deps: BillingDeps,
  clientId: string,
  type: ClientSubscriptionType,
): Promise<ChangePreview> {
  const { stripe, clock } = deps;
  const present = await linkedSubscription(deps, clientId);
  const price = await priceOf(stripe, type);
  const monthly = { currency: 'usd', monthlyAmount: price.cents };
  const now = clock.now();
  const after = async (discount: number) => {
    const promotion = await nextPromotion(deps, present, { isUsed: discount > 0 });
    // The plan one is on, picked again, does not give up the smaller one that waits.
    const waiting = type === present.type ? present.downgradeType : null;
    const { cents } = waiting ? await priceOf(stripe, waiting) : price;
    return { discount, nextAmount: cents - takenOff(promotion, cents) };
  };
  const free = async () => ({ ...monthly, ...(await after(0)), lines: [], amountDue: 0 });
  // What has ended, or paused for want of a card, is followed by a new subscription.
  if (present.status === 'Canceled' || present.status === 'Paused') {
    const lines = [{ description: `${type}, the first month`, amount: price.cents }];
    const discount = takenOff(await currentPromotion(deps, clientId), price.cents);
    return {
      ...monthly,
      effectiveAt: now,
      isImmediate: true,
      lines,
      ...(await after(discount)),
      amountDue: price.cents - discount,
    };
  }
  if (present.status === 'Trialing' || type === present.type)
    return { ...(await free()), effectiveAt: now, isImmediate: true };
  if (isSmaller(type, present.type)) {
    return { ...(await free()), effectiveAt: present.periodEnd ?? now, isImmediate: false };
  }
  const preview = await atStripe(async () => {
    return stripe.invoices.createPreview({
      subscription: present.stripeId,
      subscription_details: await upgrade(stripe, present.stripeId, price.id, now),
    });
  });
  const { lines, discount, amountDue } = sumsOf(preview);
  return { ...monthly, effectiveAt: now, isImmediate: true, lines, ...(await after(discount)), amountDue };
}
