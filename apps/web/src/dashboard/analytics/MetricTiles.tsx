import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { MetricTiles_analytics$data, MetricTiles_analytics$key } from '#generated/MetricTiles_analytics';
import { FigureTile, FigureTiles } from '#ui/charts/FigureTiles.tsx';
import { Sparkline } from '#ui/charts/Sparkline.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { count, counted } from '#ui/format.ts';
import { Tooltip } from '#ui/Tooltip.tsx';
import { ANALYTICS_FILTERS, METRICS } from './analyticsFilters.ts';
import { isShare, metricChange, metricText } from './metricText.ts';
import { useBehindHref } from './useBehindHref.ts';

/** Every metric with how it went; its name shows it large, its number opens the conversations behind it. */
export function MetricTiles(props: { analytics: MetricTiles_analytics$key }) {
  const { metrics } = useFragment(
    graphql`
      fragment MetricTiles_analytics on Analytics {
        metrics {
          metric
          name
          definition
          value
          before
          numerator
          denominator
          series
        }
      }
    `,
    props.analytics,
  );
  return (
    <FigureTiles label="Figures">
      {metrics.map((metric) => (
        <Tile key={metric.metric} {...metric} />
      ))}
    </FigureTiles>
  );
}

type Metric = MetricTiles_analytics$data['metrics'][number];

function Tile({ metric, name, definition, value, before, numerator, denominator, series }: Metric) {
  const { filters, change } = useUrlFilters(ANALYTICS_FILTERS);
  const behindHref = useBehindHref();
  const isShown = filters.metric === metric;
  const known = METRICS.find((one) => one === metric);
  const last = Math.max(1, series.length - 1);
  return (
    <FigureTile
      name={
        <Tooltip label={definition}>
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => known && change({ metric: known })}
            className="max-w-full truncate rounded-[3px] text-left align-bottom hover:text-ink hover:underline aria-pressed:text-brand"
          >
            {name}
          </button>
        </Tooltip>
      }
      value={metricText(metric, value)}
      change={metricChange(metric, value, before)}
      chart={<Sparkline points={series.map((one, index) => [index / last, one ?? null])} isFilled className="h-9" />}
      foot={
        <Link to={behindHref(metric)} preventScrollReset className="hover:text-ink hover:underline">
          {isShare(metric) ? `${count(numerator)} of ${count(denominator)}` : counted(numerator, 'conversation')}
        </Link>
      }
    />
  );
}
