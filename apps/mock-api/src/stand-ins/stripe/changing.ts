import { find, put, tell, type World } from './account.ts';
import { idOf } from './objects.ts';
import { planOf } from './catalogue.ts';
import { removeDiscounts } from './discounts.ts';
import { invalid } from './errors.ts';
import { mergedMetadata } from './form.ts';
import { makeInvoice, usedUp } from './invoicing.ts';
import { currentPeriod, itemOf, periodLine, prorationLines } from './lineItems.ts';
import type { Invoice, LineItem, Price, Subscription } from './objects.ts';
import { assertIsOf } from './paymentMethods.ts';
import { pay, payingMethod, tryToPay } from './payments.ts';
import { monthsAfter, type Period } from './periods.ts';
import { redeem } from './redeeming.ts';
import { trialSettings } from './subscribing.ts';
import type { UpdateParams } from './subscriptionParams.ts';

const IS_OVER = ['canceled', 'incomplete_expired'];

/** Changes a subscription as asked. Throws, and nothing has been changed, when it is over or the bank refuses what is due at once. */
export function change(world: World, id: string, params: UpdateParams): Subscription {
  const before = find(world, 'subscription', id);
  if (IS_OVER.includes(before.status)) {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
  }
  if (params.cancel_at_period_end !== undefined && before.schedule !== null) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${idOf(before.schedule)}\`, and updating any cancellation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  let subscription = put(world, withFacts(world, before, params));
  const due: LineItem[] = [];

  const priceId = params.items?.[0].price;
  const price = priceId === undefined ? null : find(world, 'price', priceId, 'items[0][price]');
  if (price && price.id !== itemOf(before).price.id) {
    due.push(...prorated(world, before, price, params));
    subscription = put(world, withPrice(subscription, price));
  }
  if (params.trial_end !== undefined) {
    subscription = put(world, withTrialEnd(world, subscription, params.trial_end));
    if (params.trial_end === 'now') due.push(periodLine(world, subscription, currentPeriod(subscription), false));
  }
  if (due.length > 0) subscription = invoiceNow(world, subscription, due, params);
  tell(world, 'customer.subscription.updated', subscription);
  return subscription;
}

/** Ends a subscription at once. */
export function end(world: World, subscription: Subscription, reason: 'cancellation_requested' | 'payment_failed') {
  const ended = put(world, {
    ...subscription,
    status: 'canceled' as const,
    canceled_at: subscription.canceled_at ?? world.now,
    ended_at: world.now,
    cancel_at_period_end: false,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      ...subscription.cancellation_details,
      reason,
    },
    schedule: null,
  });
  tell(world, 'customer.subscription.deleted', ended);
  return ended;
}

/** The same subscription at another price. */
export function withPrice(subscription: Subscription, price: Price): Subscription {
  const item = { ...itemOf(subscription), price, plan: planOf(price) };
  return { ...subscription, items: { ...subscription.items, data: [item] } };
}

/** The same subscription in another period. */
export function withPeriod(subscription: Subscription, { start, end: until }: Period): Subscription {
  const item = { ...itemOf(subscription), current_period_start: start, current_period_end: until };
  return { ...subscription, items: { ...subscription.items, data: [item] } };
}

function withFacts(world: World, before: Subscription, params: UpdateParams): Subscription {
  const {
    default_payment_method: method,
    discounts,
    cancel_at_period_end: ends,
    cancellation_details: details,
  } = params;
  if (method) assertIsOf(find(world, 'payment_method', method), before.customer, 'default_payment_method');
  return {
    ...before,
    ...(method !== undefined && { default_payment_method: method }),
    ...(discounts !== undefined && {
      discounts: redeem(world, discounts, { customer: before.customer, subscription: before.id }),
    }),
    ...(params.trial_settings && { trial_settings: trialSettings(params.trial_settings) }),
    metadata: mergedMetadata(before.metadata, params.metadata),
    ...(ends !== undefined && {
      cancel_at_period_end: ends,
      cancel_at: ends ? currentPeriod(before).end : null,
      canceled_at: ends ? (before.canceled_at ?? world.now) : null,
      cancellation_details: {
        feedback_option: null,
        comment: details?.comment ?? null,
        feedback: details?.feedback ?? null,
        reason: ends ? ('cancellation_requested' as const) : null,
      },
    }),
  };
}

function prorated(world: World, before: Subscription, price: Price, params: UpdateParams): LineItem[] {
  const { proration_behavior: behavior = 'create_prorations', proration_date: at = world.now } = params;
  if (behavior === 'none' || before.status === 'trialing') return [];
  const lines = prorationLines(world, before, price, at);
  if (behavior === 'always_invoice') return lines;
  world.account.prorations[before.id] = [...(world.account.prorations[before.id] ?? []), ...lines];
  return [];
}

function withTrialEnd(world: World, subscription: Subscription, trialEnd: number | 'now'): Subscription {
  if (trialEnd === 'now') {
    const period = { start: world.now, end: monthsAfter(world.now, 1) };
    return {
      ...withPeriod(subscription, period),
      status: 'active',
      trial_end: world.now,
      billing_cycle_anchor: world.now,
    };
  }
  const period = { start: currentPeriod(subscription).start, end: trialEnd };
  return {
    ...withPeriod(subscription, period),
    status: 'trialing',
    trial_end: trialEnd,
    billing_cycle_anchor: trialEnd,
  };
}

function invoiceNow(world: World, subscription: Subscription, lines: LineItem[], params: UpdateParams): Subscription {
  const invoice = makeInvoice(world, subscription, lines, 'subscription_update');
  const method = payingMethod(world, subscription);
  const isStrict = params.payment_behavior === 'error_if_incomplete';
  const status = isPaid(world, invoice, method, isStrict) ? 'active' : 'past_due';
  return removeDiscounts(
    world,
    put<Subscription>(world, { ...subscription, latest_invoice: invoice.id, status }),
    usedUp(world, invoice),
  );
}

function isPaid(world: World, invoice: Invoice, method: string | null, isStrict: boolean): boolean {
  if (!isStrict) return tryToPay(world, invoice, method);
  pay(world, invoice, method);
  return true;
}
