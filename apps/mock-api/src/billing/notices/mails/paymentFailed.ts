import type { Stripe } from 'stripe';
import { composeMail } from '#auth/mails/layout.ts';
import type { OutgoingMail } from '#context.ts';
import { billingScreens } from '../../screens.ts';
import { dayOf, money } from '#billing/texts.ts';

/** That an invoice could not be charged, when that is tried again, and how to pay it now. */
export function paymentFailedMail({
  to,
  invoice,
  timezone,
  webUrl,
}: {
  to: string;
  invoice: Stripe.Invoice;
  /** The company's: by its calendar days are named. */
  timezone: string;
  webUrl: string;
}): OutgoingMail {
  const { number, amount_due: due, currency, next_payment_attempt: next } = invoice;
  const sum = money(due, currency);
  return composeMail({
    to,
    subject: `${sum} for Parley could not be charged`,
    heading: `${sum} could not be charged`,
    paragraphs: [
      `Your bank has refused the payment of invoice ${number}.`,
      next
        ? `It is tried again on ${dayOf(next, timezone)}. Pay now, or with another card, and your plan goes on as before.`
        : 'It is not tried again. Pay it now to go on with your plan.',
    ],
    action: { label: 'Pay now', url: billingScreens(webUrl).owed },
    footnotes: [
      'You get this mail because you manage the company or receive its invoices.',
      ...(invoice.hosted_invoice_url
        ? [`The invoice can also be paid on its own page: ${invoice.hosted_invoice_url}`]
        : []),
    ],
  });
}
