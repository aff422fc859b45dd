import { composeMail } from '#auth/mails/layout.ts';
import type { OutgoingMail } from '#context.ts';
import { billingScreens } from '../../screens.ts';
import { formatDay, money } from '#billing/texts.ts';

type About = {
  to: string;
  /** The subscription as it is now. */
  plan: string;
  status: string;
  periodEnd: Date | null;
  isCancelled: boolean;
  /** The smaller plan that waits. */
  downgrade: { plan: string; dueAt: Date } | null;
  /** What the plan costs a month, in cents. */
  monthlyAmount: number;
  /** What a code takes off the next invoice, in cents. */
  promotion: { code: string; amount: number } | null;
  /** The company's: by its calendar days are named. */
  timezone: string;
  webUrl: string;
};

/** That a plan was picked, changed, taken up again or cancelled, and what is so now. */
export function planChangedMail({ to, webUrl, ...now }: About): OutgoingMail {
  const { subject, sentence } = saidOf(now);
  return composeMail({
    to,
    subject,
    heading: subject,
    paragraphs: [sentence],
    action: { label: 'See the subscription', url: billingScreens(webUrl).subscription },
    footnotes: ['You get this mail because you manage the company or receive its invoices.'],
  });
}

function saidOf({
  plan,
  status,
  periodEnd,
  isCancelled,
  downgrade,
  monthlyAmount,
  promotion,
  timezone,
}: Omit<About, 'to' | 'webUrl'>) {
  const end = periodEnd && formatDay(periodEnd, timezone);
  if (isCancelled) {
    return {
      subject: `Your Parley plan ${plan} was cancelled`,
      sentence:
        end && status !== 'Canceled' ? `It runs until ${end}; nothing more is charged.` : 'Nothing more is charged.',
    };
  }
  if (downgrade) {
    const due = formatDay(downgrade.dueAt, timezone);
    return {
      subject: `Your Parley plan changes to ${downgrade.plan} on ${due}`,
      sentence: `Your company stays on ${plan} until then. The change can be undone in the subscription settings.`,
    };
  }
  const price = `${money(monthlyAmount, 'usd')} a month`;
  const cost =
    status === 'Trialing' && end
      ? `The free trial lasts until ${end}, and costs nothing. From then on the plan costs ${price}.`
      : `It costs ${price}${end ? `, and renews on ${end}` : ''}.`;
  const off = promotion
    ? ` ${promotion.code} takes ${money(promotion.amount, 'usd')} off the next invoice, which comes to ${money(monthlyAmount - promotion.amount, 'usd')}.`
    : '';
  return { subject: `Your Parley plan is ${plan}`, sentence: cost + off };
}
