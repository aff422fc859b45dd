import { find, freshId, type World } from './account.ts';
import type { LineItem, Price, Subscription, SubscriptionItem } from './objects.ts';
import { dayOf, partLeft, type Period } from './periods.ts';

/** The one item of a subscription: Parley's have no more. */
export function itemOf(subscription: Subscription): SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has no item.`);
  return item;
}

export const currentPeriod = (subscription: Subscription): Period => {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  return { start, end };
};

/** A whole period of the subscription's price; nothing while it is a trial. */
export function periodLine(world: World, subscription: Subscription, period: Period, isTrial: boolean): LineItem {
  const item = itemOf(subscription);
  const name = find(world, 'product', item.price.product).name;
  const each = `$${((item.price.unit_amount ?? 0) / 100).toFixed(2)} / month`;
  return line(subscription, item.price, {
    amount: isTrial ? 0 : (item.price.unit_amount ?? 0),
    description: isTrial ? `Trial period for ${name}` : `1 × ${name} (at ${each})`,
    period,
    isProration: false,
  });
}

/** What another price means for the rest of a period that was paid for: money back for the old, due for the new. */
export function prorationLines(world: World, before: Subscription, price: Price, at: number): LineItem[] {
  const period = currentPeriod(before);
  const left = partLeft(period, at);
  const rest = { start: at, end: period.end };
  const old = itemOf(before).price;
  const nameOf = ({ product }: Price) => find(world, 'product', product).name;
  return [
    line(before, old, {
      amount: -Math.round((old.unit_amount ?? 0) * left),
      description: `Unused time on ${nameOf(old)} after ${dayOf(at)}`,
      period: rest,
      isProration: true,
    }),
    line(before, price, {
      amount: Math.round((price.unit_amount ?? 0) * left),
      description: `Remaining time on ${nameOf(price)} after ${dayOf(at)}`,
      period: rest,
      isProration: true,
    }),
  ];
}

type Facts = { amount: number; description: string; period: Period; isProration: boolean };

function line(subscription: Subscription, price: Price, facts: Facts): LineItem {
  const { amount, description, period, isProration } = facts;
  return {
    id: freshId('il', 24),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: itemOf(subscription).id,
      },
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: price.unit_amount_decimal ?? '0',
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}
