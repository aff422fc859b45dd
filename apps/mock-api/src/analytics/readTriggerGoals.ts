import type { AnalyticsFilter, TriggerGoalFigures } from '#__generated__/resolvers.ts';
import type { TriggerCountKind } from '@parley/db';
import type { Deps } from '#context.ts';
import { GOAL_KINDS } from '#widget/countTrigger.ts';
import { isKnownOnSites } from './onSites.ts';

/**
 * How many visitors each trigger with a goal was shown to and was kept from first in the days of a filter, and how many of either
 * reached the goal; none where the filter asks for more than the assistant, which is all that is known of them.
 */
export async function readTriggerGoals(
  { db }: Pick<Deps, 'db'>,
  { clientId, filter }: { clientId: string; filter: AnalyticsFilter },
): Promise<TriggerGoalFigures[]> {
  if (!isKnownOnSites(filter)) return [];
  const { from, to, assistantId } = filter;
  const rows = await db.triggerCount.groupBy({
    by: ['assistantId', 'triggerId', 'goal', 'kind'],
    where: {
      assistant: { clientId },
      day: { gte: from, lte: to },
      kind: { in: GOAL_KINDS },
      ...(assistantId && { assistantId }),
    },
    _sum: { count: true },
    orderBy: [{ assistantId: 'asc' }, { triggerId: 'asc' }, { goal: 'asc' }],
  });
  const figures = new Map<string, TriggerGoalFigures>();
  for (const { assistantId: of, triggerId, goal, kind, _sum } of rows) {
    const key = JSON.stringify([of, triggerId, goal]);
    const before = figures.get(key) ?? { assistantId: of, triggerId, goal, ...NONE };
    figures.set(key, { ...before, [figureOf(kind)]: _sum.count ?? 0 });
  }
  return [...figures.values()];
}

const NONE = { seen: 0, seenReached: 0, heldOut: 0, heldOutReached: 0 };

const figureOf = (kind: TriggerCountKind) => `${kind.charAt(0).toLowerCase()}${kind.slice(1)}`;
