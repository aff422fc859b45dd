import * as v from 'valibot';
import { all, find, freshId, put, tell } from './account.ts';
import { invalid } from './errors.ts';
import { amount, decimal, flag, integer, mergedMetadata, metadata, read, text } from './form.ts';
import { pageOf, readList } from './lists.ts';
import type { Coupon, PromotionCode } from './objects.ts';
import { asOfNow } from './redeeming.ts';
import type { StripeRoute } from './route.ts';

const NewCoupon = v.strictObject({
  id: v.optional(text),
  name: v.optional(text),
  percent_off: v.optional(decimal),
  amount_off: v.optional(amount),
  currency: v.optional(text),
  duration: v.optional(v.picklist(['forever', 'once', 'repeating'])),
  duration_in_months: v.optional(integer),
  max_redemptions: v.optional(integer),
  redeem_by: v.optional(integer),
  metadata: v.optional(metadata),
});

const NewCode = v.strictObject({
  promotion: v.strictObject({ type: v.picklist(['coupon']), coupon: text }),
  code: v.optional(text),
  active: v.optional(flag),
  customer: v.optional(text),
  expires_at: v.optional(integer),
  max_redemptions: v.optional(integer),
  metadata: v.optional(metadata),
});

export const promotionRoutes: StripeRoute[] = [
  {
    on: 'POST /v1/coupons',
    answer: (world, { params }) => {
      const given = read(NewCoupon, params);
      if ((given.percent_off === undefined) === (given.amount_off === undefined)) {
        throw invalid('You must pass either `percent_off` or `amount_off`.', { code: 'parameter_missing' });
      }
      const coupon: Coupon = {
        id: given.id ?? freshId('', 8).slice(1),
        object: 'coupon',
        amount_off: given.amount_off ?? null,
        created: world.now,
        currency: given.amount_off === undefined ? null : (given.currency ?? 'usd'),
        duration: given.duration ?? 'once',
        duration_in_months: given.duration_in_months ?? null,
        livemode: false,
        max_redemptions: given.max_redemptions ?? null,
        metadata: mergedMetadata({}, given.metadata),
        name: given.name ?? null,
        percent_off: given.percent_off ?? null,
        redeem_by: given.redeem_by ?? null,
        times_redeemed: 0,
        valid: true,
      };
      put(world, coupon);
      tell(world, 'coupon.created', coupon);
      return coupon;
    },
  },
  { on: 'GET /v1/coupons/:id', answer: (world, { ids: [id] }) => find(world, 'coupon', id) },
  {
    on: 'POST /v1/promotion_codes',
    answer: (world, { params }) => {
      const given = read(NewCode, params);
      const coupon = find(world, 'coupon', given.promotion.coupon, 'promotion[coupon]');
      const code = given.code ?? freshId('', 8).slice(1).toUpperCase();
      if (all(world, 'promotion_code').some((one) => one.active && isSame(one.code, code))) {
        throw invalid('An active promotion code with `code: ' + code + '` already exists.', { param: 'code' });
      }
      const promotion: PromotionCode = {
        id: freshId('promo', 24),
        object: 'promotion_code',
        active: given.active ?? true,
        code,
        created: world.now,
        customer: given.customer ?? null,
        customer_account: null,
        expires_at: given.expires_at ?? coupon.redeem_by,
        livemode: false,
        max_redemptions: given.max_redemptions ?? null,
        metadata: mergedMetadata({}, given.metadata),
        promotion: { type: 'coupon', coupon: coupon.id },
        restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
        times_redeemed: 0,
      };
      put(world, promotion);
      tell(world, 'promotion_code.created', promotion);
      return promotion;
    },
  },
  {
    on: 'GET /v1/promotion_codes/:id',
    answer: (world, { ids: [id] }) => asOfNow(world, find(world, 'promotion_code', id)),
  },
  {
    on: 'GET /v1/promotion_codes',
    answer: (world, { params }) => {
      const entries = { active: v.optional(flag), code: v.optional(text), coupon: v.optional(text) };
      const { active, code, coupon, ...page } = readList(entries, params);
      const codes = all(world, 'promotion_code')
        .map((one) => asOfNow(world, one))
        .filter(
          (one) =>
            (active === undefined || one.active === active) &&
            (code === undefined || isSame(one.code, code)) &&
            (coupon === undefined || one.promotion.coupon === coupon),
        );
      return pageOf('/v1/promotion_codes', codes, page);
    },
  },
  {
    on: 'POST /v1/promotion_codes/:id',
    answer: (world, { ids: [id], params }) => {
      const { active, metadata: notes } = read(
        v.strictObject({ active: v.optional(flag), metadata: v.optional(metadata) }),
        params,
      );
      const before = find(world, 'promotion_code', id);
      const code = put(world, {
        ...before,
        active: active ?? before.active,
        metadata: mergedMetadata(before.metadata, notes),
      });
      tell(world, 'promotion_code.updated', code);
      return code;
    },
  },
];

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
