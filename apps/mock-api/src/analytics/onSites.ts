import type { AnalyticsFilter } from '#__generated__/resolvers.ts';
import type { Deps } from '#context.ts';
import { conditionsOf } from './conditions.ts';
import { stepKey, triggerKey } from './stepsOf.ts';

/** Whether what happens on sites can be counted within a filter: of who fires a trigger, no more is known than the assistant. */
export const isKnownOnSites = (filter: AnalyticsFilter): boolean =>
  conditionsOf(filter).every(([dimension]) => dimension === 'assistant');

/** How often triggers fired in the days of a filter, and how often the chat was opened after them, by step. */
export async function countsOnSites(
  { db }: Pick<Deps, 'db'>,
  clientId: string,
  { from, to, assistantId }: AnalyticsFilter,
): Promise<Map<string, number>> {
  const rows = await db.triggerCount.groupBy({
    by: ['assistantId', 'triggerId', 'kind'],
    where: {
      assistant: { clientId },
      day: { gte: from, lte: to },
      kind: { in: ['Fired', 'Opened'] },
      ...(assistantId && { assistantId }),
    },
    _sum: { count: true },
  });
  return new Map(
    rows.map(({ assistantId: own, triggerId, kind, _sum }) => [
      stepKey('trigger', triggerKey(own, triggerId), kind.toLowerCase()),
      _sum.count ?? 0,
    ]),
  );
}
