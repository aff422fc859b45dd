import type { AnalyticsFilter, AnalyticsFunnel, AnalyticsFunnelKind } from '#__generated__/resolvers.ts';
import type { Deps } from '#context.ts';
import { conditionsOf } from './conditions.ts';
import { FUNNELS } from './funnels.ts';
import { namesOfSteps } from './namesOfSteps.ts';
import { countsOnSites, isKnownOnSites } from './onSites.ts';
import { daysBefore } from './range.ts';
import { sumsAlong } from './readSums.ts';
import { stepKey } from './stepsOf.ts';

type Reading = Pick<Deps, 'db'>;

const MOST_ROWS = 50;

/** How far visitors came with each flow, form, shop, product or trigger in the report's conversations; the most begun first. */
export async function readFunnel(
  deps: Reading,
  { clientId, filter }: { clientId: string; filter: AnalyticsFilter },
  kind: AnalyticsFunnelKind,
): Promise<AnalyticsFunnel> {
  const { subject, stages: all, left } = FUNNELS[kind];
  const hasSites = all.some(({ isOnSite }) => isOnSite) && isKnownOnSites(filter);
  const stages = all.filter(({ isOnSite }) => !isOnSite || hasSites);
  const asked = { clientId, conditions: conditionsOf(filter), dimension: 'step' as const };
  const counted = async (days: typeof filter) => {
    const sums = await sumsAlong(deps, asked, days);
    const inConversations = [...sums].map(([step, figures]) => [step, figures.get('conversations') ?? 0] as const);
    return new Map([...inConversations, ...(hasSites ? await countsOnSites(deps, clientId, days) : [])]);
  };
  const counts = await counted(filter);
  const before = await counted({ ...filter, ...daysBefore(filter) });
  const first = stages[0]?.stage ?? '';
  const begun = (id: string) => counts.get(stepKey(subject, id, first)) ?? 0;
  const ids = [...new Set([...counts.keys()].flatMap((step) => idOf(step, subject) ?? []))]
    .toSorted((one, other) => begun(other) - begun(one) || (one < other ? -1 : 1))
    .slice(0, MOST_ROWS);
  const { nameOf, placeOf } = await namesOfSteps(deps, clientId, { kind, ids });
  return {
    kind,
    stages: [...stages],
    left,
    rows: ids.map((id) => ({
      key: id,
      name: nameOf(id),
      counts: stages.map(({ stage, isOnSite }) => {
        const step = stepKey(subject, id, stage);
        return { step: isOnSite ? null : step, count: counts.get(step) ?? 0, before: before.get(step) ?? 0 };
      }),
      left: left ? placesLeft(counts, stepKey(subject, id, left.stage, ''), (place) => placeOf(id, place)) : [],
    })),
  };
}

function idOf(step: string, subject: string): string | null {
  const [own, id] = step.split(':');
  return own === subject ? (id ?? null) : null;
}

/** Where visitors stopped, most of them first. */
function placesLeft(counts: ReadonlyMap<string, number>, prefix: string, nameOf: (place: string) => string) {
  return [...counts]
    .filter(([step]) => step.startsWith(prefix))
    .map(([step, count]) => ({ step, count, name: nameOf(step.slice(prefix.length)) }))
    .toSorted((one, other) => other.count - one.count || (one.step < other.step ? -1 : 1));
}
