import type { AtLimit, ClientSubscriptionType, UsageMetric } from '@parley/db';

/**
 * Something that counts against the plan, in the period of the instant at which it happened. `assistantId` is null for what is
 * no assistant's.
 */
export type Usage = { clientId: string; metric: UsageMetric; assistantId: string | null; at: Date };

/** How a client stands with a metric in a period. */
export type Standing = {
  periodId: string;
  subscriptionType: ClientSubscriptionType | null;
  metric: UsageMetric;
  used: number;
  atLimit: AtLimit;
};
