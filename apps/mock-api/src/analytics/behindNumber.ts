import { Prisma, type Conversation } from '@parley/db';
import type { AnalyticsFilter, AnalyticsMetric, AnalyticsSlot } from '#__generated__/resolvers.ts';
import type { Deps } from '#context.ts';
import { conditionsOf, factConditions } from './conditions.ts';
import { METRICS } from './metrics.ts';
import { checkedDays } from './range.ts';

type Behind = {
  filter: AnalyticsFilter;
  metric: AnalyticsMetric;
  slot?: AnalyticsSlot | null;
  step?: string | null;
  first: number;
  skip: number;
};

const MOST = 100;

const COLUMNS = {
  isAnswered: Prisma.sql`f."isAnswered" = TRUE`,
  isResolvedAlone: Prisma.sql`f."isResolvedAlone" = TRUE`,
  isDeflected: Prisma.sql`f."isDeflected" = TRUE`,
  isHandedOver: Prisma.sql`f."isInvolved" = TRUE AND f."isHandedOver" = TRUE`,
  isUnanswered: Prisma.sql`f."isUnanswered" = TRUE`,
  firstReplySeconds: Prisma.sql`f."firstReplySeconds" IS NOT NULL`,
  resolutionSeconds: Prisma.sql`f."resolutionSeconds" IS NOT NULL`,
  rating: Prisma.sql`f."rating" IS NOT NULL`,
};

/** What the conversations behind a number meet. Throws BAD_INPUT naming the field. */
export function behindNumber(
  clientId: string,
  { filter, metric, slot, step }: Omit<Behind, 'first' | 'skip'>,
): Prisma.Sql {
  const { from, to } = checkedDays(filter);
  const { behind } = METRICS[metric];
  const all = [
    factConditions(clientId, [...conditionsOf(filter), ...(step ? [['step', step] as const] : [])]),
    Prisma.sql`f."day" BETWEEN ${from} AND ${to}`,
    ...(behind ? [COLUMNS[behind]] : []),
    ...(slot ? [Prisma.sql`f."weekday" = ${slot.weekday} AND f."hour" = ${slot.hour}`] : []),
  ];
  return Prisma.join(all, ' AND ');
}

/** A page of the conversations that a number counts, the latest first, and how many they are. */
export async function conversationsBehind({ db }: Pick<Deps, 'db'>, clientId: string, asked: Behind) {
  const where = behindNumber(clientId, asked);
  const [sum] = await db.$queryRaw<{ count: number | bigint }[]>`
    SELECT count(*) AS "count" FROM "ConversationFact" f WHERE ${where}`;
  const nodes = await db.$queryRaw<Conversation[]>`
    SELECT c.* FROM "ConversationFact" f JOIN "Conversation" c ON c."id" = f."conversationId"
    WHERE ${where} ORDER BY c."createdAt" DESC, c."id" DESC
    LIMIT ${Math.min(Math.max(asked.first, 0), MOST)} OFFSET ${Math.max(asked.skip, 0)}`;
  return { name: asked.step ? null : METRICS[asked.metric].name, totalCount: Number(sum?.count ?? 0), nodes };
}
