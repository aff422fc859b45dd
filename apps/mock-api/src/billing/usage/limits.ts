import type { AtLimit, ClientSubscriptionType, UsageMetric } from '@parley/db';
import { PLANS, type Plan } from '../plans.ts';

const ON_PLAN: Readonly<Record<UsageMetric, keyof Plan>> = {
  Messages: 'messages',
  FormSubmissions: 'formSubmissions',
  MapRequests: 'mapRequests',
  ApiRequests: 'apiRequests',
};

/** In the order of the specification's table of plans. */
export const METRICS = ['Messages', 'FormSubmissions', 'MapRequests', 'ApiRequests'] as const satisfies UsageMetric[];

/** Percent of a limit at which people are told. */
const THRESHOLDS = [80, 90, 100] as const;
/** Percent of a limit that are let through where a tenth more was chosen; then they are told once more. */
const WITH_GRACE = 110;

/** What a client does at a limit as long as it has not said otherwise. */
export const DEFAULT_AT_LIMIT: AtLimit = 'Stop';

/** What it does at the limit of a metric. */
export const atLimitOf = (
  policies: readonly { metric: UsageMetric; atLimit: AtLimit }[],
  metric: UsageMetric,
): AtLimit => policies.find((policy) => policy.metric === metric)?.atLimit ?? DEFAULT_AT_LIMIT;

/** How much of a metric the plan allows in a period; null without a plan, which has no limits. */
export const limitOf = (type: ClientSubscriptionType | null, metric: UsageMetric): number | null =>
  type && PLANS[type][ON_PLAN[metric]];

/** How much is let through at most. */
export function allowed(limit: number | null, atLimit: AtLimit): number {
  if (limit === null || atLimit === 'NotifyOnly') return Infinity;
  return atLimit === 'Grace10' ? Math.floor((limit * WITH_GRACE) / 100) : limit;
}

/** The highest threshold that lies between the two; null when there is none. */
export function thresholdCrossed(limit: number, atLimit: AtLimit, { from, to }: { from: number; to: number }) {
  const mark = (threshold: number) => Math.ceil((limit * threshold) / 100);
  const thresholds = atLimit === 'Grace10' ? [...THRESHOLDS, WITH_GRACE] : THRESHOLDS;
  return thresholds.findLast((threshold) => from < mark(threshold) && mark(threshold) <= to) ?? null;
}
