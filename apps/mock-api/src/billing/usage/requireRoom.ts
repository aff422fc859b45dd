import type { Prisma } from '@parley/db';
import { limitReached } from './limitReached.ts';
import { allowed, atLimitOf, limitOf } from './limits.ts';
import { openPeriod } from './periods.ts';
import type { Usage } from './standing.ts';

type Asked = Pick<Usage, 'clientId' | 'metric' | 'at'>;

/**
 * For what staff begins and a visitor will use later: counts nothing. Throws LIMIT_REACHED where the client's plan and policy
 * allow no more of the metric.
 */
export async function requireRoom(tx: Prisma.TransactionClient, { clientId, metric, at }: Asked): Promise<void> {
  const { id: periodId, subscriptionType } = await openPeriod(tx, clientId, at);
  const { _sum } = await tx.usageCounter.aggregate({ where: { periodId, metric }, _sum: { used: true } });
  const atLimit = atLimitOf(await tx.limitPolicy.findMany({ where: { clientId } }), metric);
  const most = allowed(limitOf(subscriptionType, metric), atLimit);
  const used = _sum.used ?? 0;
  if (used >= most) throw await limitReached(tx, { periodId, subscriptionType, metric, used, atLimit }, most);
}
