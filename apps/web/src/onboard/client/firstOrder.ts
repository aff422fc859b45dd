import { type PlanPrice } from '#billing/planPrices.ts';
import { companyDay } from '#ui/companyDay.ts';

export const TRIAL_DAYS = 14;
const DAY = 24 * 60 * 60_000;

type Promotion = { type: 'Percent' | 'Amount'; quantity: number };

/** What a first subscription costs: dollars due when it begins, and from the end of the trial on. */
export function firstOrder({ price, hasFreeTrial }: PlanPrice, promotion: Promotion | null, now: number) {
  const takenOff = promotion ? Math.min(price, offOf(promotion, price)) : 0;
  const first = price - takenOff;
  return {
    takenOff,
    dueToday: hasFreeTrial ? 0 : first,
    /** The first invoice after the trial, and when it comes; null without a trial. */
    afterTrial: hasFreeTrial
      ? { amount: first, from: companyDay(new Date(now + TRIAL_DAYS * DAY).toISOString()) }
      : null,
  };
}

const offOf = ({ type, quantity }: Promotion, price: number) =>
  type === 'Percent' ? Math.round(price * quantity) / 100 : quantity;
