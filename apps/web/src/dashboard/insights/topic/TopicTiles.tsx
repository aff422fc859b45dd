import { graphql, useFragment } from 'react-relay/hooks';
import type { TopicTiles_figures$data, TopicTiles_figures$key } from '#generated/TopicTiles_figures';
import { FigureTile, FigureTiles } from '#ui/charts/FigureTiles.tsx';
import { Sparkline } from '#ui/charts/Sparkline.tsx';
import { count, counted, percent } from '#ui/format.ts';
import { Tooltip } from '#ui/Tooltip.tsx';
import { isShare, metricChange, metricText } from '../../analytics/metricText.ts';

const SHOWN = ['Conversations', 'ResolvedAlone', 'Satisfaction'];

const SENTIMENT =
  'How what the visitors wrote sounds, by a list of words that knows «not»: the share of conversations that sound unhappy.';

/** How a topic goes, beside the days before. */
export function TopicTiles(props: { figures: TopicTiles_figures$key }) {
  const { metrics, sentiment } = useFragment(
    graphql`
      fragment TopicTiles_figures on TopicFigures {
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
        sentiment {
          glad
          unhappy
          of
          unhappyBefore
        }
      }
    `,
    props.figures,
  );
  return (
    <div className="@container">
      <div className="[&>ul]:grid-cols-2 @min-[44rem]:[&>ul]:grid-cols-4">
        <FigureTiles label="Figures">
          {metrics
            .filter(({ metric }) => SHOWN.includes(metric))
            .map((metric) => (
              <MetricTile key={metric.metric} {...metric} />
            ))}
          <SentimentTile {...sentiment} />
        </FigureTiles>
      </div>
    </div>
  );
}

type Metric = TopicTiles_figures$data['metrics'][number];

function MetricTile({ metric, name, definition, value, before, numerator, denominator, series }: Metric) {
  const last = Math.max(1, series.length - 1);
  const foot =
    metric === 'Conversations'
      ? `${count(before ?? 0)} before`
      : isShare(metric)
        ? `${count(numerator)} of ${count(denominator)}`
        : counted(numerator, 'rating');
  return (
    <FigureTile
      name={<Defined name={name} definition={definition} />}
      value={metricText(metric, value)}
      change={metricChange(metric, value, before)}
      chart={<Sparkline points={series.map((one, at) => [at / last, one ?? null])} className="h-8" />}
      foot={foot}
    />
  );
}

function SentimentTile({ glad, unhappy, of, unhappyBefore }: TopicTiles_figures$data['sentiment']) {
  const share = of === 0 ? null : unhappy / of;
  const parts = [
    { id: 'glad', size: glad, look: 'bg-positive' },
    { id: 'neither', size: of - glad - unhappy, look: 'bg-press' },
    { id: 'unhappy', size: unhappy, look: 'bg-critical' },
  ].filter(({ size }) => size > 0);
  return (
    <FigureTile
      name={<Defined name="Unhappy" definition={SENTIMENT} />}
      value={share === null ? 'None' : percent(share)}
      change={null}
      chart={
        <div aria-hidden className="flex h-8 items-center gap-0.5">
          {parts.map(({ id, size, look }) => (
            <i key={id} className={`h-2 rounded-[2px] ${look}`} style={{ flexGrow: size }} />
          ))}
        </div>
      }
      foot={`${count(glad)} glad${typeof unhappyBefore === 'number' ? `, ${percent(unhappyBefore)} unhappy before` : ''}`}
    />
  );
}

function Defined({ name, definition }: { name: string; definition: string }) {
  return (
    <Tooltip label={definition}>
      <button type="button" className="rounded-[3px] text-left hover:text-ink">
        {name}
      </button>
    </Tooltip>
  );
}
