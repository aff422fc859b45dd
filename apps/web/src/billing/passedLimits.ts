import { PLAN_LIMITS, PLAN_TYPES, type PlanType } from './plans.ts';

/** What was used of one limit in the period that runs. */
type Meter = { readonly metric: string; readonly used: number; readonly atLimit: string };

const LIMIT_OF = {
  Messages: 'messages',
  FormSubmissions: 'formSubmissions',
  MapRequests: 'mapRequests',
  ApiRequests: 'apiRequests',
} as const;
type Metric = keyof typeof LIMIT_OF;
const isMetric = (metric: string): metric is Metric => Object.hasOwn(LIMIT_OF, metric);

export type PassedLimit = { metric: string; used: number; limit: number };

/** The limits of a plan that have been reached before it begins, and at which something stops. */
export function passedLimits(plan: PlanType, meters: readonly Meter[]): PassedLimit[] {
  return meters.flatMap(({ metric, used, atLimit }) => {
    if (!isMetric(metric) || atLimit === 'NotifyOnly') return [];
    const limit = PLAN_LIMITS[plan][LIMIT_OF[metric]];
    const allowed = atLimit === 'Grace10' ? Math.floor(limit * 1.1) : limit;
    return used >= allowed ? [{ metric, used, limit }] : [];
  });
}

/** The smallest plan that allows what was used already; null where none does. */
export const fittingPlan = (meters: readonly Meter[]): PlanType | null =>
  PLAN_TYPES.find((plan) => passedLimits(plan, meters).length === 0) ?? null;
