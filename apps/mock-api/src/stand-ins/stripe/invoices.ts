import * as v from 'valibot';
import { all, find, freshId, put, type World } from './account.ts';
import { change } from './changing.ts';
import { invalid } from './errors.ts';
import { read, text } from './form.ts';
import { currentPeriod } from './lineItems.ts';
import { pageOf, readList } from './lists.ts';
import { idOf, type Invoice } from './objects.ts';
import { asksOwner, pay, payingMethod } from './payments.ts';
import { DiscountParams } from './redeeming.ts';
import type { StripeRoute } from './route.ts';
import { PreviewDetails } from './subscriptionParams.ts';
import { playUntilNow, settle } from './time.ts';

const Preview = v.strictObject({
  customer: v.optional(text),
  subscription: v.optional(text),
  schedule: v.optional(text),
  subscription_details: v.optional(PreviewDetails),
  discounts: v.optional(DiscountParams),
});

export const invoiceRoutes: StripeRoute[] = [
  {
    on: 'GET /v1/invoices',
    answer: (world, { params }) => {
      const entries = { customer: v.optional(text), subscription: v.optional(text), status: v.optional(text) };
      const { customer, subscription, status, ...page } = readList(entries, params);
      const invoices = all(world, 'invoice').filter(
        (one) =>
          (customer === undefined || one.customer === customer) &&
          (subscription === undefined || subscriptionOf(one) === subscription) &&
          (status === undefined || one.status === status),
      );
      return pageOf('/v1/invoices', invoices, page);
    },
  },
  {
    on: 'POST /v1/invoices/create_preview',
    answer: (world, { params }) => preview(world, read(Preview, params)),
  },
  { on: 'GET /v1/invoices/:id', answer: (world, { ids: [id] }) => find(world, 'invoice', id) },
  {
    on: 'GET /v1/invoices/:id/lines',
    answer: (world, { ids: [id], params }) => {
      const { lines } = find(world, 'invoice', id);
      return pageOf(lines.url, lines.data.toReversed(), readList({}, params));
    },
  },
  {
    on: 'POST /v1/invoices/:id/pay',
    answer: (world, { ids: [id], params }) => {
      const { payment_method: chosen } = read(
        v.strictObject({ payment_method: v.optional(text), off_session: v.optional(text) }),
        params,
      );
      return payNow(world, id, { chosen });
    },
  },
];

/** Pays an open invoice now; `isConfirmed` as in `pay`. Throws what the bank says when it refuses. */
export function payNow(
  world: World,
  id: string,
  { chosen, isConfirmed = false }: { chosen?: string | undefined; isConfirmed?: boolean } = {},
): Invoice {
  const invoice = find(world, 'invoice', id);
  if (invoice.status === 'paid') throw invalid('Invoice is already paid', { code: 'invoice_already_paid' });
  if (invoice.status !== 'open') throw invalid(`This invoice can no longer be paid: it is ${invoice.status}.`);
  const subscription = find(world, 'subscription', subscriptionOf(invoice) ?? '');
  const paid = pay(world, invoice, chosen ?? payingMethod(world, subscription), { isConfirmed });
  settle(world, subscription);
  return paid;
}

/** Whether the bank asks the owner of the card that an invoice is charged to. */
export function asksOwnerOf(world: World, invoice: Invoice): boolean {
  return asksOwner(world, payingMethod(world, find(world, 'subscription', subscriptionOf(invoice) ?? '')));
}

/** What the next invoice would be if a subscription were changed so: played on a copy of the account, and forgotten. */
function preview(
  world: World,
  { subscription, schedule, subscription_details: details = {}, discounts }: v.InferOutput<typeof Preview>,
) {
  const copy: World = { ...world, account: structuredClone(world.account) };
  const id = subscription ?? scheduledSubscription(copy, schedule);
  const before = find(copy, 'subscription', id, 'subscription');
  // Whether there is a card, and the bank would pay, is no part of what is asked.
  const rich = { ...before, default_payment_method: null, trial_settings: null };
  put(copy, rich);
  // Nor is whether what is owed will be given up.
  for (const invoice of all(copy, 'invoice')) put(copy, { ...invoice, next_payment_attempt: null });
  const known = new Set(all(copy, 'invoice').map((invoice) => invoice.id));
  const changed = change(copy, id, { ...details, ...(discounts !== undefined && { discounts }) });
  const isNew = (invoice: Invoice) => !known.has(invoice.id) && subscriptionOf(invoice) === id;
  let [made] = all(copy, 'invoice').filter(isNew);
  if (!made) {
    playUntilNow({ ...copy, now: currentPeriod(changed).end });
    [made] = all(copy, 'invoice').filter(isNew);
  }
  if (!made) {
    throw invalid(`No upcoming invoices for subscription: ${id}`, { code: 'invoice_upcoming_none' }, 404);
  }
  return asPreview(made, changed.billing_cycle_anchor);
}

function scheduledSubscription(world: World, schedule: string | undefined): string {
  if (schedule === undefined) throw invalid('Missing required param: subscription.', { code: 'parameter_missing' });
  return idOf(find(world, 'subscription_schedule', schedule, 'schedule').subscription) ?? '';
}

function asPreview(invoice: Invoice, anchor: number): Invoice {
  const id = freshId('upcoming_in', 24);
  return {
    ...invoice,
    id,
    number: null,
    status: 'draft',
    amount_paid: 0,
    amount_remaining: invoice.amount_due,
    attempted: false,
    attempt_count: 0,
    hosted_invoice_url: null,
    invoice_pdf: null,
    billing_reason: 'upcoming',
    effective_at: null,
    next_payment_attempt: Math.max(invoice.created, anchor),
    lines: { ...invoice.lines, data: invoice.lines.data.map((line) => ({ ...line, invoice: id })) },
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
  };
}

/** The id of the subscription that an invoice is for. */
export function subscriptionOf({ parent }: Invoice): string | null {
  return idOf(parent?.subscription_details?.subscription);
}
