import type { Prisma } from '@parley/db';
import { addUse } from './addUse.ts';
import { allowed, limitOf } from './limits.ts';
import { limitReached } from './limitReached.ts';
import { noteReached } from './noteReached.ts';
import { openPeriod } from './periods.ts';
import type { Usage } from './standing.ts';

type Tx = Prisma.TransactionClient;
type By = 'Staff' | 'Visitor';

/**
 * Counts one use against the plan, in the transaction that stores what is counted. Throws LIMIT_REACHED, for that transaction
 * to come to nothing, where the client's plan and policy allow its staff no more; visitors are never refused for the plan's sake.
 */
export async function countUsage(tx: Tx, usage: Usage, by: By): Promise<void> {
  const standing = await addUse(tx, usage);
  const { subscriptionType, metric, used, atLimit } = standing;
  const most = allowed(limitOf(subscriptionType, metric), atLimit);
  if (by === 'Staff' && used > most) throw await limitReached(tx, standing, most);
  await noteReached(tx, standing, { from: used - 1, at: usage.at });
}

/** Gives back what was counted for something that happened at `at`, and is not to count any more. */
export async function giveBackUsage(tx: Tx, { clientId, assistantId, metric, at }: Usage): Promise<void> {
  const { id: periodId } = await openPeriod(tx, clientId, at);
  await tx.usageCounter.updateMany({
    where: { periodId, metric, assistantId: assistantId ?? '', used: { gt: 0 } },
    data: { used: { decrement: 1 } },
  });
}
