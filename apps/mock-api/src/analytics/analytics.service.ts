import type {
  Analytics,
  AnalyticsDimension,
  AnalyticsFilter,
  AnalyticsMetric,
  BreakdownRow,
  MetricFigure,
} from '#__generated__/resolvers.ts';
import type { Deps } from '#context.ts';
import { timezoneNamed } from '#timezone.ts';
import { conditionsOf } from './conditions.ts';
import type { Dimension } from './figuresOf.ts';
import { measured, type Sums } from './measured.ts';
import { ALL_METRICS, METRICS } from './metrics.ts';
import { namesAlong, type Named } from './namesAlong.ts';
import { checkedDays, daysBefore, partsOf } from './range.ts';
import { sumsAlong, sumsOf } from './readSums.ts';

type Reading = Pick<Deps, 'db'>;

const NOTHING: Sums = new Map();
const MOST_ROWS = 50;

export type AnalyticsOf = Omit<Analytics, 'breakdown' | 'funnel' | 'triggerGoals' | '__typename'> & {
  clientId: string;
  filter: AnalyticsFilter;
};

/** What the conversations of a client amount to in some days, beside the days before. Throws BAD_INPUT naming the field. */
export async function readAnalytics(deps: Reading, clientId: string, filter: AnalyticsFilter): Promise<AnalyticsOf> {
  const days = checkedDays(filter);
  const before = daysBefore(days);
  const { unit, parts } = partsOf(days, filter.unit ?? 'Day');
  const partsBefore = partsOf(before, unit).parts;
  const stretches = [days, before, ...parts, ...partsBefore];
  const asked = { clientId, conditions: conditionsOf(filter) };
  const sums = await sumsOf(deps, asked, stretches);
  const client = await deps.db.client.findUniqueOrThrow({ where: { id: clientId }, select: { timezone: true } });

  const at = (metric: AnalyticsMetric, index: number) => measured(METRICS[metric].measure, sums[index] ?? NOTHING);
  const figureOf = (metric: AnalyticsMetric): MetricFigure => ({
    metric,
    name: METRICS[metric].name,
    definition: METRICS[metric].definition,
    ...at(metric, 0),
    before: at(metric, 1).value,
    series: parts.map((_, index) => at(metric, 2 + index).value),
    seriesBefore: partsBefore.map((_, index) => at(metric, 2 + parts.length + index).value),
  });
  return {
    clientId,
    filter,
    timezone: timezoneNamed(client.timezone) ?? 'UTC',
    unit,
    beforeFrom: before.from,
    beforeTo: before.to,
    parts,
    metrics: ALL_METRICS.map(figureOf),
    hours: Array.from({ length: 7 }, (_, weekday) =>
      Array.from({ length: 24 }, (__, hour) => sums[0]?.get(`hour:${weekday}:${hour}`) ?? 0),
    ),
  };
}

const ALONG: Readonly<Record<AnalyticsDimension, Dimension>> = {
  Assistant: 'assistant',
  AnsweredBy: 'answeredBy',
  Agent: 'agent',
  Team: 'team',
  Label: 'label',
  StartPage: 'startPage',
  Language: 'language',
  Faq: 'faq',
  Article: 'article',
};

/** The same conversations along one dimension, the most first; at most 50 rows. */
export async function readBreakdown(
  deps: Reading,
  { clientId, filter }: AnalyticsOf,
  along: AnalyticsDimension,
): Promise<(Omit<BreakdownRow, keyof Named> & Named)[]> {
  const dimension = ALONG[along];
  const asked = { clientId, conditions: conditionsOf(filter), dimension };
  const sums = await sumsAlong(deps, asked, filter);
  const before = await sumsAlong(deps, asked, daysBefore(filter));
  const count = (one: Sums | undefined) => one?.get('conversations') ?? 0;
  const places = [...sums].toSorted(([, one], [, other]) => count(other) - count(one)).slice(0, MOST_ROWS);
  const nameOf = await namesAlong(deps, clientId, { dimension, values: places.map(([value]) => value) });
  return places.map(([value, one]) => {
    const of = (metric: AnalyticsMetric) => measured(METRICS[metric].measure, one).value;
    return {
      key: value,
      ...nameOf(value),
      conversations: count(one),
      before: count(before.get(value)),
      answered: of('AnsweredByAssistant'),
      handedOver: of('HandedOver'),
      resolvedAlone: of('ResolvedAlone'),
      firstReply: of('FirstReply'),
      resolution: of('Resolution'),
      satisfaction: of('Satisfaction'),
    };
  });
}
