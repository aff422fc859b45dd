import type { ClientSubscription } from '@parley/db';
import { takeHits } from '#auth/throttle.ts';
import { domainError } from '#errors.ts';
import { atStripe, idOf } from '#outside/stripe.ts';
import { cardPayer, type BillingDeps } from './customer.ts';
import { promotionLimits } from './limits.ts';
import { promotionFrom, type Promotion } from './promotions.ts';

const COUPON = 'promotion.coupon';
/** How promotion codes look. */
const CODE = /^[\p{L}\p{N}_.-]{1,500}$/u;

/** The promotion that lessens the client's next invoices; null without one. */
export async function currentPromotion(deps: BillingDeps, clientId: string): Promise<Promotion | null> {
  const id = await promotionCodeOf(deps, clientId);
  if (id === null) return null;
  return promotionFrom(await atStripe(() => deps.stripe.promotionCodes.retrieve(id, { expand: [COUPON] })));
}

/** Stripe's id of the code that lessens the next invoices, or those of the subscription that is to come. */
export async function promotionCodeOf(deps: BillingDeps, clientId: string): Promise<string | null> {
  const { subscription, promotionCodeId } = await cardPayer(deps, clientId);
  const stripeId = running(subscription);
  return promotionCodeId ?? (stripeId === null ? null : appliedTo(deps, stripeId));
}

/**
 * Lessens what is due from now on, or from the first invoice of a subscription that is still to come. Throws BAD_INPUT with
 * `field` for a code that does not exist, is over or is used up, and where there is a promotion already, TOO_MANY_ATTEMPTS
 * for somebody who guesses.
 */
export async function applyPromotionCode(deps: BillingDeps, clientId: string, couponCode: string): Promise<Promotion> {
  const code = couponCode.trim();
  const refuse = (message: string) => domainError('BAD_INPUT', message, { field: 'couponCode' });
  if (code === '') throw refuse('Enter a promotion code.');
  if (!CODE.test(code)) throw refuse('This promotion code does not exist.');
  const present = await currentPromotion(deps, clientId);
  if (present?.code.toLowerCase() === code.toLowerCase()) return present;
  if (present) throw refuse(`${present.code} is applied already. Remove it first.`);

  const giveBack = await takeHits(deps, promotionLimits(clientId));
  const { stripe } = deps;
  const { data } = await atStripe(() => stripe.promotionCodes.list({ code, limit: 1, expand: [`data.${COUPON}`] }));
  const [found] = data;
  const promotion = found && promotionFrom(found);
  if (!found || !promotion) throw refuse('This promotion code does not exist.');
  if (!found.active) throw refuse('This promotion code is not valid any more.');

  const { subscription, stripeCustomerId } = await cardPayer(deps, clientId);
  if (found.customer !== null && found.customer !== stripeCustomerId)
    throw refuse('This promotion code does not exist.');
  await giveBack();
  const stripeId = running(subscription);
  if (stripeId !== null) {
    await atStripe(() => stripe.subscriptions.update(stripeId, { discounts: [{ promotion_code: found.id }] }));
  } else {
    await deps.db.client.update({ where: { id: clientId }, data: { promotionCodeId: found.id } });
  }
  return promotion;
}

/** Takes the promotion away. Answers which one it was; null when there was none, as after a second press. */
export async function removePromotionCode(deps: BillingDeps, clientId: string): Promise<Promotion | null> {
  const present = await currentPromotion(deps, clientId);
  const { subscription } = await cardPayer(deps, clientId);
  const stripeId = running(subscription);
  if (present && stripeId !== null) await atStripe(() => deps.stripe.subscriptions.deleteDiscount(stripeId));
  await deps.db.client.update({ where: { id: clientId }, data: { promotionCodeId: null } });
  return present;
}

/** What still can be lessened: a subscription that has ended is followed by another one. */
const running = (subscription: ClientSubscription | null) =>
  subscription && subscription.status !== 'Canceled' ? subscription.stripeId : null;

async function appliedTo({ stripe }: BillingDeps, subscriptionId: string): Promise<string | null> {
  const { discounts } = await atStripe(() => stripe.subscriptions.retrieve(subscriptionId, { expand: ['discounts'] }));
  const [discount] = discounts;
  return typeof discount === 'object' ? idOf(discount.promotion_code) : null;
}
