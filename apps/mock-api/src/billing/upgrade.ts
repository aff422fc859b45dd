import type { Stripe } from 'stripe';

const DAY_SECONDS = 24 * 60 * 60;

/**
 * A larger plan from now on, as Stripe is asked for it and for what it costs. Days are charged, not seconds: what was shown is
 * what is charged, however long one thinks it over. On the first day of a month all of it is.
 */
export async function upgrade(stripe: Stripe, stripeId: string, price: string, now: Date) {
  const { items } = await stripe.subscriptions.retrieve(stripeId);
  const [item] = items.data;
  if (!item) throw new Error(`${stripeId} has no item.`);
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    items: [{ id: item.id, price }],
    proration_behavior: 'always_invoice' as const,
    proration_date: Math.max(seconds - (seconds % DAY_SECONDS), item.current_period_start),
  };
}
