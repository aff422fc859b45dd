import type { Stripe } from 'stripe';
import { composeMail } from '#auth/mails/layout.ts';
import type { OutgoingMail } from '#context.ts';
import { sumsOf } from '../../invoices.service.ts';
import { billingScreens } from '../../screens.ts';
import { money } from '#billing/texts.ts';

/** That an invoice was paid, with what it was for, and the way to its PDF. */
export function receiptMail({
  to,
  invoice,
  webUrl,
}: {
  to: string;
  invoice: Stripe.Invoice;
  webUrl: string;
}): OutgoingMail {
  const { number, amount_paid: paid, currency, invoice_pdf: pdf } = invoice;
  const { lines, discount } = sumsOf(invoice);
  return composeMail({
    to,
    subject: `Receipt for ${money(paid, currency)}: invoice ${number}`,
    heading: `Thank you: ${money(paid, currency)} was paid`,
    paragraphs: [
      `This is the receipt for invoice ${number}.`,
      ...lines.map(({ description, amount }) => `${description}: ${money(amount, currency)}`),
      ...(discount > 0 ? [`Promotion: ${money(-discount, currency)}`] : []),
    ],
    action: pdf
      ? { label: 'Download the invoice', url: pdf }
      : { label: 'See the invoices', url: billingScreens(webUrl).subscription },
    footnotes: [`Where invoices are sent is said at ${billingScreens(webUrl).subscription}.`],
  });
}
