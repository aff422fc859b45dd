import { type NextInvoiceQuery$data } from '#generated/NextInvoiceQuery';

type Subscription = NonNullable<NonNullable<NextInvoiceQuery$data['currentUser']>['client']>['subscription'];

/** Why no invoice follows, and what would make one follow. */
export function whyNoInvoice(subscription: Subscription | undefined): string {
  if (subscription?.status === 'Paused') return 'The trial has ended. The first invoice comes once you add a card.';
  if (subscription?.cancellationDate) return 'The subscription was cancelled, so there will be no further invoices.';
  return 'No further invoices.';
}
