import type { Prisma } from '@parley/db';
import { timezoneOf } from '#company/timezoneOf.ts';
import { domainError } from '#errors.ts';
import type { Standing } from './standing.ts';
import { amountOf, dayAndMonth } from './words.ts';

/** For what the plan's limit stops, of which `most` are allowed: why, and until when. */
export async function limitReached(tx: Prisma.TransactionClient, { periodId, metric }: Standing, most: number) {
  const { endsAt, clientId } = await tx.usagePeriod.findUniqueOrThrow({ where: { id: periodId } });
  const until = endsAt ? ` until ${dayAndMonth(endsAt, await timezoneOf(tx, clientId))}` : '';
  return domainError(
    'LIMIT_REACHED',
    `All ${amountOf(metric, most)} of your plan are used${until}. Whoever manages the company can pick a larger plan.`,
  );
}
