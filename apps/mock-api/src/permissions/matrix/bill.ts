import { setDefaultPaymentMethod } from '#billing/paymentMethods.service.ts';
import { startSubscription } from '#billing/startSubscription.ts';
import type { Deps } from '#context.ts';

/** The code that the matrix applies. */
export const PROMOTION_CODE = 'WELCOME20';

/** Lets a company have a subscription at Stripe, a card and an invoice; answers their ids. */
export async function buildBill(deps: Deps, clientId: string): Promise<{ card: string; invoice: string }> {
  const { db, stripe } = deps;
  await db.clientSubscription.delete({ where: { clientId } });
  const { stripeId } = await startSubscription(deps, clientId, 'Standard');
  const { stripeCustomerId } = await db.client.findUniqueOrThrow({ where: { id: clientId } });
  const customer = stripeCustomerId ?? '';
  const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  await setDefaultPaymentMethod(deps, clientId, card);
  const { data } = await stripe.invoices.list({ subscription: stripeId ?? '' });

  const { data: codes } = await stripe.promotionCodes.list({ code: PROMOTION_CODE });
  if (codes.length === 0) {
    const { id: coupon } = await stripe.coupons.create({ percent_off: 20 });
    await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon }, code: PROMOTION_CODE });
  }
  return { card, invoice: data[0]?.id ?? '' };
}
