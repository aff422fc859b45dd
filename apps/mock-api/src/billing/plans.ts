import type { ClientSubscriptionType } from '@parley/db';

/** What a plan allows a month. */
export type Plan = { messages: number; formSubmissions: number; mapRequests: number; apiRequests: number };

/** The plans, smallest first, with the monthly limits of the specification's table of plans. */
export const PLANS: Readonly<Record<ClientSubscriptionType, Plan>> = {
  Starter: { messages: 1000, formSubmissions: 50, mapRequests: 100, apiRequests: 1000 },
  Standard: { messages: 4000, formSubmissions: 200, mapRequests: 500, apiRequests: 5000 },
  Pro: { messages: 8000, formSubmissions: 1000, mapRequests: 1000, apiRequests: 10_000 },
  Enterprise: { messages: 40_000, formSubmissions: 5000, mapRequests: 5000, apiRequests: 50_000 },
};

export const PLAN_TYPES: readonly ClientSubscriptionType[] = ['Starter', 'Standard', 'Pro', 'Enterprise'];

/** Whether a change from one plan to the other waits for the end of the paid month. */
export const isSmaller = (plan: ClientSubscriptionType, than: ClientSubscriptionType) =>
  PLAN_TYPES.indexOf(plan) < PLAN_TYPES.indexOf(than);
