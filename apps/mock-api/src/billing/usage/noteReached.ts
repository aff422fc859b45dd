import type { Prisma, UsageMetric, UsagePeriod } from '@parley/db';
import { limitOf, thresholdCrossed } from './limits.ts';

type Count = {
  period: Pick<UsagePeriod, 'id' | 'subscriptionType'>;
  metric: UsageMetric;
  from: number;
  to: number;
  at: Date;
};

/** Keeps that a count has come to 80, 90 or 100 percent of its limit, once in a period: people are told when that is stored. */
export async function noteReached(
  tx: Prisma.TransactionClient,
  { period, metric, from, to, at }: Count,
): Promise<void> {
  const limit = limitOf(period.subscriptionType, metric);
  const threshold = limit === null ? null : thresholdCrossed(limit, { from, to });
  if (limit === null || threshold === null) return;
  const key = { periodId: period.id, metric, threshold, limit };
  await tx.usageAlert.upsert({
    where: { periodId_metric_threshold_limit: key },
    create: { ...key, reachedAt: at },
    update: {},
  });
}
