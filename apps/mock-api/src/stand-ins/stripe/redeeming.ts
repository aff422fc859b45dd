import * as v from 'valibot';
import { find, freshId, put, tell, type World } from './account.ts';
import { invalid } from './errors.ts';
import { text } from './form.ts';
import type { Coupon, Discount, PromotionCode } from './objects.ts';
import { monthsAfter } from './periods.ts';

/** What a request may name as a discount. */
export const DiscountParams = v.union([
  v.literal(''),
  v.array(v.strictObject({ coupon: v.optional(text), promotion_code: v.optional(text), discount: v.optional(text) })),
]);

/**
 * Redeems what was named, for a subscription. Answers the ids of the discounts. Throws where a code is inactive, expired,
 * used up or somebody else's.
 */
export function redeem(
  world: World,
  given: v.InferOutput<typeof DiscountParams>,
  { customer, subscription }: { customer: string; subscription: string },
): string[] {
  if (given === '') return [];
  return given.map(({ coupon: couponId, promotion_code: codeId, discount }, index) => {
    if (discount !== undefined) return find(world, 'discount', discount, `discounts[${index}][discount]`).id;
    const param = `discounts[${index}][${codeId ? 'promotion_code' : 'coupon'}]`;
    const code = codeId === undefined ? null : asOfNow(world, find(world, 'promotion_code', codeId, param));
    if (code && (!code.active || (code.customer !== null && code.customer !== customer))) {
      throw invalid('This promotion code is not active or cannot be redeemed by this customer.', {
        code: code.active ? 'promotion_code_not_redeemable' : 'coupon_expired',
        param,
      });
    }
    const coupon = find(world, 'coupon', code?.promotion.coupon ?? couponId ?? '', param);
    if (code) put(world, { ...find(world, 'promotion_code', code.id), times_redeemed: code.times_redeemed + 1 });
    put(world, { ...coupon, times_redeemed: coupon.times_redeemed + 1 });
    const made: Discount = {
      id: freshId('di', 24),
      object: 'discount',
      checkout_session: null,
      customer,
      customer_account: null,
      end: endOf(coupon, world.now),
      invoice: null,
      invoice_item: null,
      promotion_code: code?.id ?? null,
      source: { type: 'coupon', coupon: coupon.id },
      start: world.now,
      subscription,
      subscription_item: null,
    };
    put(world, made);
    tell(world, 'customer.discount.created', made);
    return made.id;
  });
}

/** By how much a discount lessens a sum, in minor units: never below nothing. */
export function discountOn(coupon: Coupon, sum: number): number {
  if (coupon.amount_off !== null) return Math.min(coupon.amount_off, Math.max(0, sum));
  return Math.round((Math.max(0, sum) * (coupon.percent_off ?? 0)) / 100);
}

function endOf({ duration, duration_in_months: months }: Coupon, now: number): number | null {
  if (duration !== 'repeating' || months === null) return null;
  return monthsAfter(now, months);
}

/** A code as it is now: one whose time or number is over is not active any more. */
export function asOfNow(world: World, code: PromotionCode): PromotionCode {
  const coupon = find(world, 'coupon', code.promotion.coupon);
  const isOver = [code.expires_at, coupon.redeem_by].some((end) => end !== null && end <= world.now);
  const isUsedUp = [code, coupon].some(
    ({ max_redemptions: most, times_redeemed: times }) => most !== null && times >= most,
  );
  return { ...code, active: code.active && !isOver && !isUsedUp };
}
