import type { AtLimit, Prisma } from '@parley/db';
import { DEFAULT_AT_LIMIT } from './limits.ts';
import { openPeriod } from './periods.ts';
import type { Standing, Usage } from './standing.ts';

type Tx = Prisma.TransactionClient;

/** Adds one, and answers how the client stands with it: in one statement, or some more where a new period begins. */
export async function addUse(tx: Tx, usage: Usage): Promise<Standing> {
  const row = (await add(tx, usage)) ?? (await openPeriod(tx, usage.clientId, usage.at).then(() => add(tx, usage)));
  if (!row) throw new Error(`${usage.clientId} has no period at ${usage.at.toISOString()}.`);
  return { ...row, metric: usage.metric, used: Number(row.used), atLimit: row.atLimit ?? DEFAULT_AT_LIMIT };
}

type Row = Omit<Standing, 'metric' | 'used' | 'atLimit'> & { used: number | bigint; atLimit: AtLimit | null };

/** Undefined, and nothing is added, where the last period that has begun is over. */
async function add(tx: Tx, { clientId, metric, assistantId, at }: Usage): Promise<Row | undefined> {
  const [row] = await tx.$queryRaw<Row[]>`
    INSERT INTO "UsageCounter" ("periodId", "metric", "assistantId", "used")
    SELECT "id", ${metric}, ${assistantId ?? ''}, 1 FROM (
      SELECT "id", "endsAt" FROM "UsagePeriod" WHERE "clientId" = ${clientId} AND "startsAt" <= ${at}
      ORDER BY "startsAt" DESC LIMIT 1
    ) WHERE "endsAt" IS NULL OR "endsAt" > ${at}
    ON CONFLICT ("periodId", "metric", "assistantId") DO UPDATE SET "used" = "used" + 1
    RETURNING "periodId",
      "used" + (SELECT coalesce(sum(c."used"), 0) FROM "UsageCounter" c
        WHERE c."periodId" = "UsageCounter"."periodId" AND c."metric" = "UsageCounter"."metric"
          AND c."assistantId" <> "UsageCounter"."assistantId") AS "used",
      (SELECT p."subscriptionType" FROM "UsagePeriod" p WHERE p."id" = "UsageCounter"."periodId") AS "subscriptionType",
      (SELECT l."atLimit" FROM "LimitPolicy" l WHERE l."clientId" = ${clientId} AND l."metric" = ${metric}) AS "atLimit"`;
  return row;
}
