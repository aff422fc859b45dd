import { Prisma } from '@parley/db';
import { TELLING } from '@parley/topics/sentiment';
import { factConditions, type Conditions } from '#analytics/conditions.ts';
import type { Sums } from '#analytics/measured.ts';
import type { Days } from '#analytics/range.ts';
import type { Deps } from '#context.ts';

/** The figures of each topic on each day; `null`: of conversations that are in none yet. */
export type DailySums = ReadonlyMap<string | null, ReadonlyMap<string, Sums>>;

type Row = { topicId: string | null; day: string } & Record<string, number | bigint | string | null>;

/** What is summed up, under the names that the analytics give it. */
const FIGURES = {
  conversations: Prisma.sql`count(*)`,
  involved: Prisma.sql`sum(f."isInvolved")`,
  answered: Prisma.sql`sum(f."isAnswered")`,
  unanswered: Prisma.sql`sum(f."isUnanswered")`,
  involvedHandedOver: Prisma.sql`sum(f."isInvolved" AND f."isHandedOver")`,
  resolvedAlone: Prisma.sql`sum(f."isResolvedAlone")`,
  rated: Prisma.sql`count(f."rating")`,
  ratings: Prisma.sql`sum(f."rating")`,
  glad: Prisma.sql`sum(q."sentiment" >= ${TELLING})`,
  unhappy: Prisma.sql`sum(q."sentiment" <= ${-TELLING})`,
};

/** Sums up the conversations of each topic by day. */
export async function dailySums(
  { db }: Pick<Deps, 'db'>,
  { clientId, conditions }: { clientId: string; conditions: Conditions },
  { from, to }: Days,
): Promise<DailySums> {
  const columns = Object.entries(FIGURES).map(([name, sum]) => Prisma.sql`${sum} AS ${Prisma.raw(`"${name}"`)}`);
  const rows = await db.$queryRaw<Row[]>`
    SELECT q."topicId" AS "topicId", f."day" AS "day", ${Prisma.join(columns)}
    FROM "ConversationFact" f JOIN "TopicQuestion" q ON q."conversationId" = f."conversationId"
    WHERE ${factConditions(clientId, conditions)} AND f."day" BETWEEN ${from} AND ${to} AND q."messageId" IS NOT NULL
    GROUP BY 1, 2`;
  const sums = new Map<string | null, Map<string, Sums>>();
  for (const { topicId, day, ...figures } of rows) {
    const days = sums.get(topicId) ?? new Map<string, Sums>();
    sums.set(topicId, days);
    days.set(day, new Map(Object.entries(figures).map(([figure, count]) => [figure, Number(count ?? 0)])));
  }
  return sums;
}

/** What some topics together amount to in some days. */
export function sumsWithin(sums: DailySums, topicIds: readonly (string | null)[], { from, to }: Days): Sums {
  const total = new Map<string, number>();
  for (const id of topicIds) {
    for (const [day, figures] of sums.get(id) ?? []) {
      if (day < from || day > to) continue;
      for (const [figure, count] of figures) total.set(figure, (total.get(figure) ?? 0) + count);
    }
  }
  return total;
}
