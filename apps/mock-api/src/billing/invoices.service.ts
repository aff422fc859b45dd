import type { Stripe } from 'stripe';
import { domainError } from '#errors.ts';
import { atStripe, hasCode, idOf } from '#outside/stripe.ts';
import { cardPayer, customerOf, type BillingDeps } from './customer.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { syncSubscription } from './syncSubscription.ts';

/** Sums are in cents. */
export type InvoiceLine = { description: string; amount: number };
export type Invoice = {
  id: string;
  number: string;
  status: 'Open' | 'Paid' | 'Void' | 'Uncollectible';
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  currency: string;
  lines: InvoiceLine[];
  subtotal: number;
  discount: number;
  total: number;
  amountDue: number;
  pdfUrl: string | null;
  payUrl: string | null;
};

const MOST = 100;
const STATUS: Readonly<Record<string, Invoice['status']>> = {
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Uncollectible',
};

/** The client's invoices, newest first, a page of them. Throws BAD_INPUT for a cursor of elsewhere. */
export async function invoices(
  deps: BillingDeps,
  clientId: string,
  { first, after }: { first: number; after: string | null },
) {
  const customer = await customerOf(deps, clientId);
  if (first < 1 || first > MOST) throw domainError('BAD_INPUT', `Ask for 1 to ${MOST} invoices.`, { field: 'first' });
  if (after !== null && (await ownInvoice(deps, customer, after)) === null) {
    throw domainError('BAD_INPUT', 'There is no such place in the list.', { field: 'after' });
  }
  const { data, has_more: hasNextPage } = await atStripe(() =>
    deps.stripe.invoices.list({ customer, limit: first, ...(after && { starting_after: after }) }),
  );
  return {
    edges: data
      .filter(({ status }) => status !== 'draft')
      .map((invoice) => ({ cursor: invoice.id, node: invoiceFrom(invoice) })),
    pageInfo: {
      hasNextPage,
      hasPreviousPage: after !== null,
      startCursor: data[0]?.id ?? null,
      endCursor: data.at(-1)?.id ?? null,
    },
  };
}

/**
 * Pays an invoice that is open with the default card, and reads anew how the subscription stands. A second press finds it
 * paid. Throws PAYMENT_REFUSED when the bank does not pay, BAD_INPUT for one that was taken back or given up.
 */
export const payInvoice = (deps: BillingDeps, clientId: string, id: string) =>
  withKeyLock(`invoices of ${clientId}`, () => pay(deps, clientId, id));

async function pay(deps: BillingDeps, clientId: string, id: string): Promise<Invoice> {
  const customer = await customerOf(deps, clientId);
  const invoice = await ownInvoice(deps, customer, id);
  if (invoice === null) throw domainError('NOT_FOUND', 'There is no such invoice.');
  if (invoice.status !== 'open' && invoice.status !== 'paid')
    throw domainError('BAD_INPUT', 'Nothing is to be paid for this invoice any more.');
  const paid = invoice.status === 'paid' ? invoice : await payOwed(deps, id);
  // Also where it was paid before, elsewhere or by a press whose answer was lost: the plan may not know yet.
  const { subscription } = await cardPayer(deps, clientId);
  if (subscription?.stripeId) await syncSubscription(deps, clientId, subscription.stripeId);
  return invoiceFrom(paid);
}

/** Takes the money for an invoice that was open a moment ago, from this card or the default one; it may have come meanwhile. */
export function payOwed({ stripe }: BillingDeps, id: string, card?: string): Promise<Stripe.Invoice> {
  return atStripe(() =>
    stripe.invoices.pay(id, card === undefined ? {} : { payment_method: card }).catch((error: unknown) => {
      if (hasCode(error, 'invoice_already_paid')) return stripe.invoices.retrieve(id);
      throw error;
    }),
  );
}

/** Sums and lines as an invoice, or the preview of one, has them. */
export function sumsOf(invoice: Stripe.Invoice) {
  const { subtotal, total, amount_due: amountDue, lines, currency } = invoice;
  return {
    currency,
    lines: lines.data.map(({ description, amount }) => ({ description: description ?? '', amount })),
    subtotal,
    discount: (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    total,
    amountDue,
  };
}

function invoiceFrom(invoice: Stripe.Invoice): Invoice {
  const isOpen = invoice.status === 'open';
  return {
    id: invoice.id,
    number: invoice.number ?? '',
    status: STATUS[invoice.status ?? ''] ?? 'Open',
    createdAt: new Date(invoice.created * 1000),
    periodStart: new Date(invoice.period_start * 1000),
    periodEnd: new Date(invoice.period_end * 1000),
    ...sumsOf(invoice),
    pdfUrl: invoice.invoice_pdf ?? null,
    payUrl: isOpen ? (invoice.hosted_invoice_url ?? null) : null,
  };
}

/** How Stripe's ids of invoices look. */
const INVOICE_ID = /^in_\w{1,200}$/;

/** The invoice, when there is one of this id and it is this customer's. */
async function ownInvoice({ stripe }: BillingDeps, customer: string, id: string): Promise<Stripe.Invoice | null> {
  if (!INVOICE_ID.test(id)) return null;
  const invoice = await atStripe(() => stripe.invoices.retrieve(id).catch(nullWhenMissing));
  return idOf(invoice?.customer) === customer ? invoice : null;
}

function nullWhenMissing(error: unknown): null {
  if (hasCode(error, 'resource_missing')) return null;
  throw error;
}
