import type { Stripe } from 'stripe';
import { all, find, freshId, put, tell, type World } from './account.ts';
import { listOf, type Invoice, type LineItem, type Subscription } from './objects.ts';
import { currentPeriod } from './lineItems.ts';
import { discountOn } from './redeeming.ts';

/** An invoice over these lines, with what discounts and the customer's credit leave to pay. It is final, and not paid yet. */
export function makeInvoice(
  world: World,
  subscription: Subscription,
  lines: readonly LineItem[],
  reason: Stripe.Invoice.BillingReason,
): Invoice {
  const customer = find(world, 'customer', subscription.customer);
  const id = freshId('in', 24);
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const discounts = discountsOn(world, subscription, subtotal);
  const total = subtotal - discounts.reduce((sum, { amount }) => sum + amount, 0);
  // A balance below nothing is credit. What an invoice is below nothing becomes credit for the next ones.
  const endingBalance = Math.min(0, customer.balance + total);
  const due = Math.max(0, customer.balance + total);
  const sequence = customer.next_invoice_sequence ?? 1;
  put(world, {
    ...customer,
    balance: endingBalance,
    next_invoice_sequence: sequence + 1,
    currency: subscription.currency,
  });

  const { start, end } = currentPeriod(subscription);
  const invoice: Invoice = {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Parley',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: world.now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: customer.tax_exempt ?? 'none',
    customer_tax_ids: all(world, 'tax_id')
      .filter((one) => one.customer === customer.id)
      .map(({ type, value }) => ({ type, value })),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discounts.map(({ discount }) => discount),
    due_date: null,
    effective_at: world.now,
    ending_balance: endingBalance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${world.origin}/invoices/${id}`,
    invoice_pdf: `${world.origin}/invoices/${id}/pdf`,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${id}/lines`,
      lines.map((line) => ({ ...line, invoice: id })),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    on_behalf_of: null,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: {
        metadata: subscription.metadata,
        subscription: subscription.id,
      },
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: end,
    period_start: start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'open',
    status_transitions: { finalized_at: world.now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: discounts,
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: world.now,
  };
  put(world, invoice);
  tell(world, 'invoice.created', invoice);
  tell(world, 'invoice.finalized', invoice);
  return invoice;
}

/** What each of the subscription's discounts takes off; those for one invoice end with it. */
function discountsOn(world: World, subscription: Subscription, subtotal: number) {
  let rest = subtotal;
  return subscription.discounts.flatMap((id) => {
    const discount = find(world, 'discount', id);
    if (discount.end !== null && discount.end <= world.now) return [];
    const amount = discountOn(find(world, 'coupon', discount.source.coupon), rest);
    rest -= amount;
    return [{ amount, discount: id }];
  });
}

/** The discounts that end with an invoice: those for one, and those whose time is over. */
export function usedUp(world: World, { total_discount_amounts: amounts, discounts }: Invoice): string[] {
  return discounts.filter((id) => {
    const { end, source } = find(world, 'discount', id);
    const isTaken = amounts?.some(({ discount, amount }) => discount === id && amount > 0) ?? false;
    const isOnce = find(world, 'coupon', source.coupon).duration === 'once';
    return (isOnce && isTaken) || (end !== null && end <= world.now);
  });
}
