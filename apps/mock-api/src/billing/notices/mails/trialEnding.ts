import { composeMail } from '#auth/mails/layout.ts';
import type { OutgoingMail } from '#context.ts';
import type { PaymentMethod } from '../../paymentMethods.service.ts';
import { billingScreens } from '../../screens.ts';
import { describeCard, formatDay, money } from '#billing/texts.ts';

type About = {
  to: string;
  plan: string;
  endsAt: Date;
  /** The company's: by its calendar days are named. */
  timezone: string;
  /** The card that will be charged; null without one. */
  card: PaymentMethod | null;
  /** The first invoice. */
  next: { amountDue: number; currency: string } | null;
  webUrl: string;
};

/** That the trial ends in some days, and what happens then. */
export function trialEndingMail({ to, plan, endsAt, timezone, card, next, webUrl }: About): OutgoingMail {
  const end = formatDay(endsAt, timezone);
  return composeMail({
    to,
    subject: `Your Parley trial ends on ${end}`,
    heading: `Your trial ends on ${end}`,
    paragraphs: card
      ? [
          `Your company tries the ${plan} plan until then, and goes on with it.`,
          next
            ? `The first invoice is ${money(next.amountDue, next.currency)}; it is charged to ${describeCard(card)}.`
            : `From then on it is charged to ${describeCard(card)}.`,
        ]
      : [
          `Your company tries the ${plan} plan until then, and no card is on file.`,
          'Add one before, and everything goes on. Without a card the plan pauses: nothing is lost, and a card takes it up again.',
        ],
    action: card
      ? { label: 'See the subscription', url: billingScreens(webUrl).subscription }
      : { label: 'Add a card', url: billingScreens(webUrl).newCard },
    footnotes: ['You can change or cancel the plan at any time; until the trial ends that costs nothing.'],
  });
}
