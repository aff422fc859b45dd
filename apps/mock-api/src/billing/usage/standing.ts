import type { AtLimit, Prisma, UsageMetric, UsagePeriod } from '@parley/db';
import { allowed, DEFAULT_AT_LIMIT, limitOf } from './limits.ts';
import { openPeriod } from './periods.ts';

type Tx = Prisma.TransactionClient;

/** Something that counts against the plan, in the period of the instant at which it happened. */
export type Use = { clientId: string; metric: UsageMetric; at: Date };

/** How a client stands with a metric in a period. */
export type Standing = {
  period: Pick<UsagePeriod, 'id' | 'endsAt' | 'subscriptionType'>;
  metric: UsageMetric;
  used: number;
  atLimit: AtLimit;
};

/** Whether one more is let through. */
export const isWithin = ({ period, metric, used, atLimit }: Standing) =>
  used < allowed(limitOf(period.subscriptionType, metric), atLimit);

type Row = Pick<UsagePeriod, 'id' | 'endsAt' | 'subscriptionType'> & { used: number | bigint; atLimit: AtLimit | null };

/** All that a count goes by, in one statement, or a second one where a new period begins. */
export async function standingOf(tx: Tx, use: Use): Promise<Standing> {
  const row = (await read(tx, use)) ?? (await openPeriod(tx, use.clientId, use.at).then(() => read(tx, use)));
  if (!row) throw new Error(`${use.clientId} has no period at ${use.at.toISOString()}.`);
  const { id, endsAt, subscriptionType, used, atLimit } = row;
  const period = { id, endsAt, subscriptionType };
  return { period, metric: use.metric, used: Number(used), atLimit: atLimit ?? DEFAULT_AT_LIMIT };
}

/** Null where the last period that has begun is over. */
async function read(tx: Tx, { clientId, metric, at }: Use): Promise<Row | null> {
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT p."id", p."endsAt", p."subscriptionType",
      (SELECT coalesce(sum(c."used"), 0) FROM "UsageCounter" c WHERE c."periodId" = p."id" AND c."metric" = ${metric}) AS "used",
      (SELECT l."atLimit" FROM "LimitPolicy" l WHERE l."clientId" = p."clientId" AND l."metric" = ${metric}) AS "atLimit"
    FROM "UsagePeriod" p
    WHERE p."clientId" = ${clientId} AND p."startsAt" <= ${at}
    ORDER BY p."startsAt" DESC LIMIT 1`;
  return row && (row.endsAt === null || at < row.endsAt) ? row : null;
}
