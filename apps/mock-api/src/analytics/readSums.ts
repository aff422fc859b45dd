import type { ConversationFact } from '@parley/db';
import type { Deps } from '#context.ts';
import { factConditions, type Conditions } from './conditions.ts';
import { figuresOf, placesOf, type Dimension } from './figuresOf.ts';
import type { Days } from './range.ts';

type Reading = Pick<Deps, 'db'>;
type Asked = { clientId: string; conditions: Conditions };

/**
 * The sums of each stretch of days, their different visitors among them; hours of the first alone. Along one dimension they are read
 * as they were counted; where two or more conditions meet, they are counted now, from facts and by the same rules.
 */
export async function sumsOf(deps: Reading, asked: Asked, stretches: readonly Days[]): Promise<Map<string, number>[]> {
  const { conditions } = asked;
  const sums = await (conditions.length > 1 ? countedSums : keptSums)(deps, asked, stretches);
  if (conditions.length === 0) return sums;
  const visitors = await visitorsOf(deps, asked, stretches);
  return sums.map((one, stretch) => one.set('visitors', visitors[stretch] ?? 0));
}

async function keptSums(deps: Reading, asked: Asked, stretches: readonly Days[]): Promise<Map<string, number>[]> {
  const [[dimension, value] = ['all', ''] as const] = asked.conditions;
  const rows = await deps.db.$queryRaw<{ stretch: number; figure: string; count: number | bigint }[]>`
    SELECT s.key AS "stretch",
      CASE WHEN d."figure" NOT LIKE 'visitor:%' THEN d."figure"
        WHEN substr(d."figure", 9) < s.value ->> 0 THEN 'visitors' ELSE 'came again' END AS "figure",
      sum(d."count") AS "count"
    FROM json_each(${stretchesJson(stretches)}) s CROSS JOIN "DailyFigure" d
    WHERE d."clientId" = ${asked.clientId} AND d."dimension" = ${dimension} AND d."value" = ${value}
      AND d."day" BETWEEN s.value ->> 0 AND s.value ->> 1 AND (s.key = 0 OR d."figure" NOT LIKE 'hour:%')
    GROUP BY 1, 2`;
  const sums = stretches.map(() => new Map<string, number>());
  for (const { stretch, figure, count } of rows) sums[stretch]?.set(figure, Number(count));
  return sums;
}

async function countedSums(deps: Reading, asked: Asked, stretches: readonly Days[]): Promise<Map<string, number>[]> {
  const facts = await factsIn(deps, asked, spanOf(stretches));
  return stretches.map(({ from, to }) => {
    const sums = new Map<string, number>();
    for (const fact of facts) if (fact.day >= from && fact.day <= to) addTo(sums, fact);
    return sums;
  });
}

/** The sums of a stretch by where facts stand along a dimension. */
export async function sumsAlong(
  deps: Reading,
  asked: Asked & { dimension: Dimension },
  { from, to }: Days,
): Promise<Map<string, Map<string, number>>> {
  const places = new Map<string, Map<string, number>>();
  const at = (value: string) => {
    const sums = places.get(value) ?? new Map<string, number>();
    places.set(value, sums);
    return sums;
  };
  if (asked.conditions.length > 0) {
    for (const fact of await factsIn(deps, asked, { from, to })) {
      for (const [dimension, value] of placesOf(fact)) if (dimension === asked.dimension) addTo(at(value), fact);
    }
    return places;
  }
  const rows = await deps.db.$queryRaw<{ value: string; figure: string; count: number | bigint }[]>`
    SELECT "value", "figure", sum("count") AS "count" FROM "DailyFigure"
    WHERE "clientId" = ${asked.clientId} AND "dimension" = ${asked.dimension} AND "day" BETWEEN ${from} AND ${to}
      AND "figure" NOT LIKE 'hour:%'
    GROUP BY 1, 2`;
  for (const { value, figure, count } of rows) at(value).set(figure, Number(count));
  return places;
}

/** How many different visitors began a conversation in each stretch, within conditions. */
async function visitorsOf(
  { db }: Reading,
  { clientId, conditions }: Asked,
  stretches: readonly Days[],
): Promise<number[]> {
  const rows = await db.$queryRaw<{ stretch: number; visitors: number | bigint }[]>`
    SELECT s.key AS "stretch", count(DISTINCT f."visitorId") AS "visitors"
    FROM json_each(${stretchesJson(stretches)}) s CROSS JOIN "ConversationFact" f
    WHERE ${factConditions(clientId, conditions)} AND f."day" BETWEEN s.value ->> 0 AND s.value ->> 1
    GROUP BY 1`;
  const visitors = stretches.map(() => 0);
  for (const row of rows) visitors[row.stretch] = Number(row.visitors);
  return visitors;
}

const stretchesJson = (stretches: readonly Days[]) => JSON.stringify(stretches.map(({ from, to }) => [from, to]));

const spanOf = (stretches: readonly Days[]): Days => ({
  from: stretches.map(({ from }) => from).toSorted()[0] ?? '',
  to:
    stretches
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? '',
});

/** Facts as their table has them: booleans are numbers there. */
async function factsIn(
  { db }: Reading,
  { clientId, conditions }: Asked,
  { from, to }: Days,
): Promise<ConversationFact[]> {
  const ids = await db.$queryRaw<{ id: string }[]>`
    SELECT f."conversationId" AS "id" FROM "ConversationFact" f
    WHERE ${factConditions(clientId, conditions)} AND f."day" BETWEEN ${from} AND ${to}`;
  const found: ConversationFact[] = [];
  for (let at = 0; at < ids.length; at += 500) {
    const some = ids.slice(at, at + 500).map(({ id }) => id);
    found.push(...(await db.conversationFact.findMany({ where: { conversationId: { in: some } } })));
  }
  return found;
}

function addTo(sums: Map<string, number>, fact: ConversationFact): void {
  for (const [figure, amount] of figuresOf(fact)) sums.set(figure, (sums.get(figure) ?? 0) + amount);
}
