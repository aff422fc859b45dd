import type { Stripe } from 'stripe';

/** A promotion as the specification names its facts: `quantity` is per cent, or dollars. */
export type Promotion = { id: string; code: string; type: 'Percent' | 'Amount'; quantity: number };

/** What a promotion code gives; null for one whose coupon was not read with it. */
export function promotionFrom({ id, code, promotion }: Stripe.PromotionCode): Promotion | null {
  const { coupon } = promotion;
  if (coupon === null || typeof coupon === 'string') return null;
  return coupon.percent_off === null
    ? { id, code, type: 'Amount', quantity: (coupon.amount_off ?? 0) / 100 }
    : { id, code, type: 'Percent', quantity: coupon.percent_off };
}
