import { companyFormat } from '#ui/companyDay.ts';
import { count } from '#ui/format.ts';
import { lazily } from '#ui/lazily.ts';

export type Meter = {
  metric: string;
  used: number;
  limit: number;
  atLimit: string;
  isStopped: boolean;
  forecast: { expected: number; reachedAt: string | null | undefined } | null | undefined;
};
/** `reachedAt`: when the limit was reached, if it was. */
type Standing = { meter: Meter; reachedAt: string | null; endsAt: string | null | undefined };

/** What comes of a limit, in a sentence or two; empty as long as that cannot be said. */
export function outlook({ meter, reachedAt, endsAt }: Standing, now: Date): string {
  const { used, limit, forecast } = meter;
  if (used >= limit)
    return [reachedAt && `Reached ${onDay(reachedAt, now)}.`, atLimitNow(meter, endsAt)].filter(Boolean).join(' ');
  if (!forecast || !endsAt || used === 0) return '';
  if (forecast.reachedAt) return `At this pace, reached ${onDay(forecast.reachedAt, now)}.`;
  return `At this pace, ${count(forecast.expected)} by ${monthDay().format(new Date(endsAt))}.`;
}

function atLimitNow({ metric, used, limit, atLimit, isStopped }: Meter, endsAt: string | null | undefined): string {
  if (isStopped) {
    const until = endsAt ? ` until ${monthDay().format(new Date(endsAt))}` : '';
    if (metric === 'Messages') return `Replies are not sent${until}; visitors can still write.`;
    if (metric === 'FormSubmissions') return `No more forms are sent${until}; what visitors send in is still taken.`;
    if (metric === 'MapRequests') return `No more maps are drawn${until}.`;
    return `Nothing more is let through${until}.`;
  }
  if (atLimit === 'Grace10') return `${count(Math.floor(limit * 1.1) - used)} more are let through.`;
  return 'Everything is still let through.';
}

/** «on the 23rd», or «on 3 December» in another month, by the company's calendar. */
function onDay(instant: string, now: Date): string {
  const date = new Date(instant);
  if (monthYear().format(date) !== monthYear().format(now)) return `on ${monthDay().format(date)}`;
  const day = Number(dayOfMonth().format(date));
  return `on the ${day}${SUFFIXES[ordinals().select(day)] ?? 'th'}`;
}

const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = lazily(() => new Intl.PluralRules('en', { type: 'ordinal' }));
const monthDay = companyFormat({ day: 'numeric', month: 'long' });
const monthYear = companyFormat({ month: 'numeric', year: 'numeric' });
const dayOfMonth = companyFormat({ day: 'numeric' });

/** «Told at 80% on 12 November and at 90% on 19 November.»; empty where nobody was told. */
export function describeAlerts(alerts: readonly { threshold: number; reachedAt: string }[]): string {
  const times = alerts.map(
    ({ threshold, reachedAt }) => `at ${threshold}% on ${monthDay().format(new Date(reachedAt))}`,
  );
  return times.length === 0 ? '' : `Told ${list().format(times)}.`;
}

type Share = { used: number; assistant: { title: string } | null | undefined };

/** «By Nori 1,031 and Basecamp 253.»: which assistants have used how much; empty where none has. */
export function describeShares(shares: readonly Share[]): string {
  if (shares.every(({ assistant }) => !assistant)) return '';
  const named = shares.map(({ used, assistant }) => ({ name: assistant?.title ?? 'others', used }));
  if (named.length === 1) return `All by ${named.map(({ name }) => name).join('')}.`;
  return `By ${list().format(named.map(({ name, used }) => `${name} ${count(used)}`))}.`;
}

const list = lazily(() => new Intl.ListFormat('en-GB'));
