import { find, freshId, put, tell, type World } from './account.ts';
import { planOf } from './catalogue.ts';
import { removeDiscounts } from './discounts.ts';
import { invalid } from './errors.ts';
import { makeInvoice, usedUp } from './invoicing.ts';
import { periodLine } from './lineItems.ts';
import { listOf, type Price, type Subscription, type SubscriptionItem } from './objects.ts';
import { pay, payingMethod, tryToPay } from './payments.ts';
import { monthsAfter, type Period } from './periods.ts';
import { assertIsOf } from './paymentMethods.ts';
import { redeem } from './redeeming.ts';
import type { CreateParams } from './subscriptionParams.ts';

const DAY = 24 * 60 * 60;

/** A new subscription, in its trial or paid for its first month. Throws as the bank does under `error_if_incomplete`. */
export function subscribe(world: World, params: CreateParams): Subscription {
  const customer = find(world, 'customer', params.customer, 'customer');
  const price = find(world, 'price', params.items[0].price, 'items[0][price]');
  if (price.recurring === null)
    throw invalid('The price specified is set to `type=one_time`.', { param: 'items[0][price]' });
  const method = params.default_payment_method ?? null;
  if (method) assertIsOf(find(world, 'payment_method', method), customer.id, 'default_payment_method');

  const trialEnd = trialEndOf(params, world.now);
  const end = trialEnd ?? monthsAfter(world.now, 1);
  const id = freshId('sub', 24);
  const subscription = put<Subscription>(world, {
    ...newSubscription(id, price, { start: world.now, end }, world.now),
    customer: customer.id,
    default_payment_method: method,
    discounts: redeem(world, params.discounts ?? '', { customer: customer.id, subscription: id }),
    metadata: params.metadata || {},
    trial_start: trialEnd && world.now,
    trial_end: trialEnd,
    trial_settings: trialSettings(params.trial_settings),
    status: trialEnd ? 'trialing' : 'active',
    billing_cycle_anchor: trialEnd ?? world.now,
  });
  tell(world, 'customer.subscription.created', subscription);

  const lines = [periodLine(world, subscription, { start: world.now, end }, trialEnd !== null)];
  const invoice = makeInvoice(world, subscription, lines, 'subscription_create');
  const from = payingMethod(world, subscription);
  if (params.payment_behavior === 'error_if_incomplete') pay(world, invoice, from);
  const isPaid = params.payment_behavior === 'error_if_incomplete' || tryToPay(world, invoice, from);
  const status = isPaid ? subscription.status : 'incomplete';
  const made = put<Subscription>(world, { ...subscription, latest_invoice: invoice.id, status });
  return removeDiscounts(world, made, usedUp(world, invoice));
}

/** What happens at the trial's end to somebody without a card. */
export function trialSettings(given: CreateParams['trial_settings']): Subscription['trial_settings'] {
  const { missing_payment_method } = given?.end_behavior ?? { missing_payment_method: 'create_invoice' as const };
  return { end_behavior: { billing_cycle_anchor: null, missing_payment_method } };
}

function trialEndOf({ trial_period_days: days, trial_end: end }: CreateParams, now: number): number | null {
  if (end !== undefined && end !== 'now') {
    if (end <= now)
      throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', { param: 'trial_end' });
    return end;
  }
  return days ? now + days * DAY : null;
}

function itemWith(price: Price, subscription: string, period: Period, now: number): SubscriptionItem {
  return {
    id: freshId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

function newSubscription(id: string, price: Price, period: Period, now: number): Subscription {
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer: '',
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, [itemWith(price, id, period, now)]),
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: { payment_method_options: null, payment_method_types: null, save_default_payment_method: 'off' },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}
