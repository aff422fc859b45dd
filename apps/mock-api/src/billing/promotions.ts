import type { Stripe } from 'stripe';

/** A promotion as the specification names its facts: `quantity` is per cent, or dollars. */
export type Promotion = {
  id: string;
  code: string;
  type: 'Percent' | 'Amount';
  quantity: number;
  /** For one invoice, for those of some months, or for all. */
  duration: Stripe.Coupon.Duration;
  months: number | null;
};

/** What a promotion code gives; null for one whose coupon was not read with it. */
export function promotionFrom({ id, code, promotion }: Stripe.PromotionCode): Promotion | null {
  const { coupon } = promotion;
  if (coupon === null || typeof coupon === 'string') return null;
  const facts = { id, code, duration: coupon.duration, months: coupon.duration_in_months };
  return coupon.percent_off === null
    ? { ...facts, type: 'Amount', quantity: (coupon.amount_off ?? 0) / 100 }
    : { ...facts, type: 'Percent', quantity: coupon.percent_off };
}

/** What a promotion takes off a sum, in cents as the sum is. */
export function takenOff(promotion: Promotion | null, cents: number): number {
  if (promotion === null) return 0;
  const { type, quantity } = promotion;
  return type === 'Amount' ? Math.min(Math.round(quantity * 100), cents) : Math.round((cents * quantity) / 100);
}
