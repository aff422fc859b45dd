import { setImmediate } from 'node:timers/promises';
import type { Prisma } from '@parley/db';
import type { Deps } from '#context.ts';
import { createSums, type FigureRow } from './figuresOf.ts';
import { makeFacts } from './makeFacts.ts';
import { withPreviousDays } from './previousDays.ts';

type Counting = Pick<Deps, 'db' | 'clock'>;

/** Conversations at once: so many that a statement is worth its while, so few that nobody waits for them. */
const BATCH = 100;

/**
 * Makes the facts anew that are due, and brings the sums of their days up to date: what they were is taken away, what they are
 * is added. To be called as time passes; how often, and in which order things came in, makes no difference.
 */
export async function countFacts({ db, clock }: Counting, signal?: AbortSignal): Promise<void> {
  const now = clock.now();
  const due = await db.factDue.findMany({ where: { dueAt: { lte: now } }, orderBy: { dueAt: 'asc' }, take: BATCH });
  if (due.length === 0 || signal?.aborted) return;
  const ids = due.map(({ conversationId }) => conversationId);
  await db.$transaction((tx) => recount(tx, ids, now));
  await setImmediate();
  await countFacts({ db, clock }, signal);
}

async function recount(tx: Prisma.TransactionClient, ids: string[], now: Date): Promise<void> {
  const where = { conversationId: { in: ids } };
  const before = await tx.conversationFact.findMany({ where });
  const { facts, due } = await makeFacts(tx, ids, now);
  const visitorIds = [...new Set([...before, ...facts].map(({ visitorId }) => visitorId))];
  const others = await tx.conversationFact.findMany({
    where: { visitorId: { in: visitorIds }, conversationId: { notIn: ids } },
  });
  const after = withPreviousDays([...facts, ...others]);
  const sums = createSums();
  for (const fact of [...before, ...others]) sums.add(fact, -1);
  for (const fact of after) sums.add(fact, 1);
  const known = new Map(others.map((fact) => [fact.conversationId, fact.previousDay]));
  const changed = after.filter(({ conversationId: id, previousDay }) => known.get(id) !== previousDay);
  await tx.conversationFact.deleteMany({
    where: { conversationId: { in: [...ids, ...changed.map(({ conversationId }) => conversationId)] } },
  });
  if (changed.length > 0) await tx.conversationFact.createMany({ data: changed });
  await addFigures(tx, sums.rows());
  await tx.factDue.deleteMany({ where });
  if (due.length > 0) await tx.factDue.createMany({ data: due });
}

/** Adds to the sums of days, in two statements however many there are; a sum of nothing goes. */
async function addFigures(tx: Prisma.TransactionClient, rows: readonly FigureRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "DailyFigure" ("clientId", "dimension", "value", "day", "figure", "count")
    SELECT value ->> 'clientId', value ->> 'dimension', value ->> 'value', value ->> 'day', value ->> 'figure', value ->> 'count'
    FROM json_each(${JSON.stringify(rows)}) WHERE TRUE
    ON CONFLICT ("clientId", "dimension", "value", "day", "figure") DO UPDATE SET "count" = "count" + excluded."count"`;
  const days = [...new Set(rows.filter(({ count }) => count < 0).map(({ day }) => day))];
  if (days.length > 0) await tx.dailyFigure.deleteMany({ where: { day: { in: days }, count: 0 } });
}
