import { isEmerging, usualBand } from '@parley/topics/emerging';
import type {
  InsightsFilter,
  AnalyticsMetric,
  MetricFigure,
  TopicFigures,
  UsualBand,
} from '#__generated__/resolvers.ts';
import { findAssistant } from '#assistants/assistants.service.ts';
import { conditionsOf } from '#analytics/conditions.ts';
import { measured, type Sums } from '#analytics/measured.ts';
import { METRICS } from '#analytics/metrics.ts';
import { checkedDays, daysBefore, partsOf, type Days } from '#analytics/range.ts';
import type { Deps } from '#context.ts';
import { dailySums, sumsWithin } from './topicSums.ts';
import type { TopicTree } from './topicTree.ts';
import { partsBefore, weeksUpTo } from './usualDays.ts';

const SHOWN: readonly AnalyticsMetric[] = [
  'Conversations',
  'AnsweredByAssistant',
  'ResolvedAlone',
  'HandedOver',
  'Unanswered',
  'Satisfaction',
];

/** All sums that the insights of some days are made from, read once. Throws NOT_FOUND for the assistant, and BAD_INPUT naming the field. */
export async function readFigures(deps: Pick<Deps, 'db'>, clientId: string, filter: InsightsFilter) {
  const days = checkedDays(filter);
  if (filter.assistantId) await findAssistant(deps, clientId, filter.assistantId);
  const before = daysBefore(days);
  const { unit, parts } = partsOf(days, filter.unit ?? 'Day');
  const weeks = weeksUpTo(days.to);
  const earlier = partsBefore(days.from, unit);
  const first = await deps.db.conversationFact.findFirst({
    where: { clientId },
    orderBy: { day: 'asc' },
    select: { day: true },
  });
  // Before the first conversation there was nothing to be usual.
  const known = (stretches: readonly Days[]) => stretches.filter(({ from }) => first !== null && from >= first.day);
  const from = [days, before, ...weeks.earlier, ...earlier].map((stretch) => stretch.from).toSorted()[0] ?? days.from;
  const sums = await dailySums(deps, { clientId, conditions: conditionsOf(filter) }, { from, to: days.to });
  return { days, before, unit, parts, sums, week: weeks.week, weeks: known(weeks.earlier), earlier: known(earlier) };
}

export type Figures = Awaited<ReturnType<typeof readFigures>>;

/** What is counted of a topic with all that was merged into it. */
export function figuresOfTopic(figures: Figures, tree: TopicTree, topic: TopicTree['all'][number]): TopicFigures {
  const { days, before, parts, week, weeks } = figures;
  const ids = tree.idsWithin(topic);
  const within = (stretch: Days) => sumsWithin(figures.sums, ids, stretch);
  const now = within(days);
  const earlier = within(before);
  const series = parts.map(within);
  const weekly = weeks.map((one) => countOf(within(one)));
  const thisWeek = countOf(within(week));
  return {
    topic: tree.shown(topic),
    conversations: countOf(now),
    before: countOf(earlier),
    metrics: SHOWN.map((metric) => metricOf(metric, { now, earlier, series })),
    sentiment: {
      glad: now.get('glad') ?? 0,
      unhappy: now.get('unhappy') ?? 0,
      of: countOf(now),
      unhappyBefore: countOf(earlier) === 0 ? null : (earlier.get('unhappy') ?? 0) / countOf(earlier),
    },
    // Of fewer days there is no week: beside their figures it would tell of other days.
    isEmerging: week.from >= days.from && isEmerging(thisWeek, weekly),
    thisWeek,
    usualWeek: usualBand(weekly),
  };
}

/** How many conversations are usual in one part of the days. */
export function usualPart(figures: Figures, tree: TopicTree, topic: TopicTree['all'][number]): UsualBand | null {
  const ids = tree.idsWithin(topic);
  return usualBand(figures.earlier.map((part) => countOf(sumsWithin(figures.sums, ids, part))));
}

export const countOf = (sums: Sums): number => sums.get('conversations') ?? 0;

type Compared = { now: Sums; earlier: Sums; series: readonly Sums[] };

function metricOf(metric: AnalyticsMetric, { now, earlier, series }: Compared): MetricFigure {
  const { name, definition, measure } = METRICS[metric];
  return {
    metric,
    name,
    definition,
    ...measured(measure, now),
    before: measured(measure, earlier).value,
    series: series.map((sums) => measured(measure, sums).value),
    seriesBefore: [],
  };
}
