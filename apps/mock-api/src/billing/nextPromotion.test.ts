import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Stripe } from 'stripe';
import { DAY, moveClock } from '#testing/authOperations.ts';
import { createBillingWorld, type BillingWorld } from '#testing/billingWorld.ts';

let world: BillingWorld;
beforeEach(async () => {
  world = await createBillingWorld();
});
afterEach(() => world.api.close());

const PREVIEW = `query($type: ClientSubscriptionType!) {
  subscriptionChangePreview(subscriptionType: $type) { monthlyAmount nextAmount } }`;

/** A company on Standard that has applied a promotion of half the price. */
async function company(card: string | null, coupon: Stripe.CouponCreateParams) {
  const { stripe } = world.api.deps;
  const { id } = await stripe.coupons.create({ percent_off: 50, ...coupon });
  await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id }, code: 'HALF' });
  const made = await world.company('Standard');
  if (card) await made.addCard(card);
  moveClock(world.api, 14 * DAY + 60_000);
  await world.deliver();
  await made.ask('mutation { applyStripePromotionCode(couponCode: "HALF") { id } }');
  return {
    ...made,
    next: async (type: string) => (await made.ask(PREVIEW, { type })).data.subscriptionChangePreview.nextAmount,
  };
}

it.each<[string, Stripe.CouponCreateParams, [number, number, number]]>([
  ['for one invoice is used up by what is due today', { duration: 'once' }, [14_900, 1450, 3950]],
  ['for ever lessens the later months too', { duration: 'forever' }, [7450, 1450, 3950]],
  ['for three months lessens the next one', { duration: 'repeating', duration_in_months: 3 }, [7450, 1450, 3950]],
])('a promotion %s', async (_, coupon, expected) => {
  const { next } = await company('pm_card_visa', coupon);
  expect(await Promise.all([next('Pro'), next('Starter'), next('Standard')])).toEqual(expected);
});

it('a promotion that lasts takes off of the next invoice what was said', async () => {
  const { next, ask, totals } = await company('pm_card_visa', { duration: 'forever' });
  const said = await next('Pro');
  await ask('mutation { updateSubscription(subscriptionType: Pro) { id } }');
  moveClock(world.api, 32 * DAY);
  await world.deliver();
  expect((await totals()).at(-1)).toEqual([said, 'paid']);
});

it.each<[string, Stripe.CouponCreateParams, number]>([
  ['one invoice', { duration: 'once' }, 7900],
  ['one month', { duration: 'repeating', duration_in_months: 1 }, 7900],
  ['two months', { duration: 'repeating', duration_in_months: 2 }, 3950],
  ['ever', { duration: 'forever' }, 3950],
])('after a paused trial, a promotion for %s counts from the first month on', async (_, coupon, second) => {
  const { next } = await company(null, coupon);
  expect(await next('Standard')).toBe(second);
});
