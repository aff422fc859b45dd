import { composeMail } from '#auth/mails/layout.ts';
import type { OutgoingMail } from '#context.ts';
import type { PaymentMethod } from '../../paymentMethods.service.ts';
import { billingScreens } from '../../screens.ts';
import { describeCard } from '#billing/texts.ts';

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** That the card which pays for the plan ends soon. */
export function cardExpiringMail({
  to,
  card,
  webUrl,
}: {
  to: string;
  card: PaymentMethod;
  webUrl: string;
}): OutgoingMail {
  const end = month.format(new Date(Date.UTC(card.expiryYear, card.expiryMonth - 1)));
  return composeMail({
    to,
    subject: `The card that pays for Parley expires in ${end}`,
    heading: `Your card expires in ${end}`,
    paragraphs: [
      `Your company’s plan is paid with ${describeCard(card)}, which is good until the end of ${end}.`,
      'Add the new card before, so that the next payment does not fail.',
    ],
    action: { label: 'Add a card', url: billingScreens(webUrl).newCard },
    footnotes: ['You get this mail because you manage the company or receive its invoices.'],
  });
}
