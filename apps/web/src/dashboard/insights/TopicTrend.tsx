import { graphql, useFragment } from 'react-relay/hooks';
import type { TopicTrend_figures$key } from '#generated/TopicTrend_figures';
import { Sparkline } from '#ui/charts/Sparkline.tsx';

/** How a topic went over the days, as a line. */
export function TopicTrend({ isEmerging, ...props }: { figures: TopicTrend_figures$key; isEmerging: boolean }) {
  const { metrics } = useFragment(
    graphql`
      fragment TopicTrend_figures on TopicFigures {
        metrics {
          metric
          series
        }
      }
    `,
    props.figures,
  );
  const series = metrics.find(({ metric }) => metric === 'Conversations')?.series ?? [];
  const points = smoothed(series.map((value) => value ?? 0));
  const last = Math.max(1, points.length - 1);
  return (
    <span aria-hidden className="w-12 flex-none">
      <Sparkline
        points={points.map((value, at) => [at / last, value])}
        tone={isEmerging ? 'brand' : 'quiet'}
        className="h-5"
      />
    </span>
  );
}

/** Few places are enough for a line so small: single days would only make it jump. */
const PLACES = 7;

function smoothed(values: readonly number[]): number[] {
  const size = Math.max(1, Math.ceil(values.length / PLACES));
  return Array.from({ length: Math.ceil(values.length / size) }, (_, at) => {
    const some = values.slice(at * size, (at + 1) * size);
    return some.reduce((sum, value) => sum + value, 0) / some.length;
  });
}
