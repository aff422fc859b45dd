import type { Prisma } from '@parley/db';
import { limitReached } from './limitReached.ts';
import { noteReached } from './noteReached.ts';
import { openPeriod } from './periods.ts';
import { isWithin, standingOf, type Use } from './standing.ts';

type Tx = Prisma.TransactionClient;

/** `assistantId` is null for what is no assistant's. */
export type Usage = Use & { assistantId: string | null };
type By = 'Staff' | 'Visitor';

/**
 * Counts one use against the plan, in the transaction that stores what is counted. Throws LIMIT_REACHED, in words for `by`,
 * where the client's plan and policy allow no more; then nothing is to be stored.
 */
export async function countUsage(tx: Tx, usage: Usage, by: By): Promise<void> {
  const standing = await standingOf(tx, usage);
  const { period, metric, used } = standing;
  if (!isWithin(standing)) throw limitReached(standing, by);
  await add(tx, { ...usage, periodId: period.id });
  await noteReached(tx, { period, metric, from: used, to: used + 1, at: usage.at });
}

/** Whether one more is let through. */
export const mayUse = async (tx: Tx, use: Use) => isWithin(await standingOf(tx, use));

/** Gives back what was counted for something that happened at `at`, and is not to count any more. */
export async function giveBackUsage(tx: Tx, { clientId, assistantId, metric, at }: Usage): Promise<void> {
  const { id: periodId } = await openPeriod(tx, clientId, at);
  await tx.usageCounter.updateMany({
    where: { periodId, metric, assistantId: assistantId ?? '', used: { gt: 0 } },
    data: { used: { decrement: 1 } },
  });
}

const add = (tx: Tx, { periodId, metric, assistantId }: Usage & { periodId: string }) => tx.$executeRaw`
  INSERT INTO "UsageCounter" ("periodId", "metric", "assistantId", "used")
  VALUES (${periodId}, ${metric}, ${assistantId ?? ''}, 1)
  ON CONFLICT ("periodId", "metric", "assistantId") DO UPDATE SET "used" = "used" + 1`;
