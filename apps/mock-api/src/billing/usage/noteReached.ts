import type { Prisma } from '@parley/db';
import { limitOf, thresholdCrossed } from './limits.ts';
import type { Standing } from './standing.ts';

/** Keeps that a count has come to a threshold since it was `from`, once in a period: people are told when that is stored. */
export async function noteReached(
  tx: Prisma.TransactionClient,
  { periodId, subscriptionType, metric, used, atLimit }: Standing,
  { from, at }: { from: number; at: Date },
): Promise<void> {
  const limit = limitOf(subscriptionType, metric);
  const threshold = limit === null ? null : thresholdCrossed(limit, atLimit, { from, to: used });
  if (limit === null || threshold === null) return;
  const key = { periodId, metric, threshold, limit };
  await tx.usageAlert.upsert({
    where: { periodId_metric_threshold_limit: key },
    create: { ...key, reachedAt: at },
    update: {},
  });
}
