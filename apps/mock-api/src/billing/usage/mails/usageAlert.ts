import type { AtLimit, UsageMetric, User } from '@parley/db';
import { composeMail } from '#auth/mails/layout.ts';
import type { OutgoingMail } from '#context.ts';
import { billingScreens } from '../../screens.ts';
import { amountOf, dayAndMonth } from '../words.ts';

type About = {
  company: string;
  metric: UsageMetric;
  threshold: number;
  limit: number;
  atLimit: AtLimit;
  /** When the count begins anew; null when that is not known. */
  endsAt: Date | null;
  /** The company's: by its calendar days are named. */
  timezone: string;
};

/** What the limit stops: never what visitors write. */
const STOPS: Readonly<Partial<Record<UsageMetric, string>>> = {
  Messages: 'replies, macros and scheduled messages are not sent; what visitors write still reaches your inbox',
};

/** That a company comes near to a limit of its plan, or has reached it, and what that means. */
export function usageAlertMail(
  { name, email }: Pick<User, 'name' | 'email'>,
  about: About,
  webUrl: string,
): OutgoingMail {
  const { company, metric, threshold, limit, endsAt, timezone } = about;
  const share = threshold === 100 ? 'All' : `${threshold}%`;
  const used = `${share} of ${company}’s ${amountOf(metric, limit)} are used`;
  return composeMail({
    to: email,
    subject: used,
    heading: used,
    paragraphs: [
      `Hello ${name},`,
      `${company} has used ${threshold}% of the ${amountOf(metric, limit)} that its plan allows${endsAt ? ` until ${dayAndMonth(endsAt, timezone)}` : ''}.`,
      meaning(about),
    ],
    action: { label: 'See usage', url: billingScreens(webUrl).subscription },
    footnotes: ['You get this mail because you manage the company. There you also choose what happens at a limit.'],
  });
}

function meaning({ metric, threshold, atLimit }: About): string {
  const when = threshold < 100 ? 'At 100%' : 'From now on';
  const stops = STOPS[metric] ?? 'nothing more is let through';
  if (atLimit === 'NotifyOnly') return `${when}: everything is still let through, as you have chosen.`;
  if (atLimit === 'Grace10' && threshold <= 100) return `${when}: another 10% is let through; then ${stops}.`;
  return `${when}: ${stops}.`;
}
