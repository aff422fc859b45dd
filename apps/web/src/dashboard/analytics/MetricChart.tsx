import { ChartLine, Table2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MetricChart_analytics$key } from '#generated/MetricChart_analytics';
import { Card } from '#ui/Card.tsx';
import { LineChart } from '#ui/charts/LineChart.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { ANALYTICS_FILTERS } from './analyticsFilters.ts';
import { metricText } from './metricText.ts';
import { partName } from './partName.ts';

const LEGEND = ['This period', 'Before'] as const;

/** The metric that was chosen, over time, as a chart or as its table. */
export function MetricChart(props: { analytics: MetricChart_analytics$key }) {
  const { metrics, parts, unit } = useFragment(
    graphql`
      fragment MetricChart_analytics on Analytics {
        unit
        parts {
          from
          to
        }
        metrics {
          metric
          name
          series
          seriesBefore
        }
      }
    `,
    props.analytics,
  );
  const { filters, change } = useUrlFilters(ANALYTICS_FILTERS);
  const shown = metrics.find(({ metric }) => metric === filters.metric) ?? metrics[0];
  if (!shown) return null;
  const { metric, name, series, seriesBefore } = shown;
  const points = parts.map((part, index) => ({
    name: partName(part, unit),
    value: series[index] ?? null,
    before: seriesBefore[index] ?? null,
  }));
  const title = `${name} per ${unit.toLowerCase()}`;
  return (
    <Card
      title={title}
      action={
        <IconButton
          icon={filters.table ? ChartLine : Table2}
          label={filters.table ? 'Show as a chart' : 'Show as a table'}
          onClick={() => change({ table: !filters.table })}
        />
      }
    >
      {filters.table ? (
        // Scrolls by itself, and so has to be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className="max-h-64 overflow-y-auto" tabIndex={0} aria-label={`${title}, as a table`}>
          <table className="w-full text-dense tabular-nums">
            <thead className="text-left text-xs text-ink-muted">
              <tr>
                <th scope="col" className="pb-1 font-medium">
                  {unit}
                </th>
                {LEGEND.map((one) => (
                  <th key={one} scope="col" className="pb-1 text-right font-medium">
                    {one}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {points.map((point) => (
                <tr key={point.name} className="border-t border-line">
                  <th scope="row" className="py-1 text-left font-normal">
                    {point.name}
                  </th>
                  <td className="py-1 text-right">{metricText(metric, point.value)}</td>
                  <td className="py-1 text-right text-ink-muted">{metricText(metric, point.before)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : (
        <>
          <p aria-hidden className="mb-2 flex gap-4 text-xs text-ink-muted">
            <span className="flex items-center gap-1.5">
              <span className="h-0.5 w-3 bg-brand" /> {LEGEND[0]}
            </span>
            <span className="flex items-center gap-1.5">
              <span className="w-3 border-t-2 border-dotted border-ink-faint" /> {LEGEND[1]}
            </span>
          </p>
          <LineChart label={title} points={points} legend={LEGEND} write={(value) => metricText(metric, value)} />
        </>
      )}
    </Card>
  );
}
