import { area, line } from 'd3-shape';

type Point = number | null;

type SparklineProps = {
  /** From 0 to 1 along the whole width, with its value; null: nothing to measure there. */
  points: readonly (readonly [at: number, value: Point])[];
  /** What is usual: its lowest and highest at each place, evenly spread over the width. */
  band?: { low: readonly Point[]; high: readonly Point[] };
  tone?: 'brand' | 'critical' | 'quiet';
  /** Fills the room under the line. */
  isFilled?: boolean;
  /** A dot where it is now. */
  hasEnd?: boolean;
  className?: string;
};

const WIDTH = 240;
const HEIGHT = 44;
/** Keeps the line, which has a width, inside. */
const INSET = 4;

const TONES = { brand: 'stroke-brand', critical: 'stroke-critical', quiet: 'stroke-ink-faint' };

/** How a figure went, without axes: the exact numbers stand beside it, so that a screen reader leaves it out. */
export function Sparkline({ points, band, tone = 'brand', isFilled, hasEnd, className = 'h-11' }: SparklineProps) {
  const known = points.flatMap(([at, value]) => (value === null ? [] : [{ at, value }]));
  const usual = (band?.low ?? []).flatMap((low, index, all) => {
    const high = band?.high[index] ?? null;
    return low === null || high === null ? [] : [{ at: index / Math.max(1, all.length - 1), low, high }];
  });
  const values = [...known.map(({ value }) => value), ...usual.flatMap(({ low, high }) => [low, high])];
  if (values.length === 0) return <div aria-hidden className={className} />;
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const x = ({ at }: { at: number }) => at * WIDTH;
  // A line that never moves runs along the middle.
  const y = (value: number) =>
    most === least ? HEIGHT / 2 : HEIGHT - INSET - ((value - least) / (most - least)) * (HEIGHT - 2 * INSET);
  const last = known.at(-1);

  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={`block w-full overflow-visible ${className}`}
    >
      {usual.length > 1 && (
        <path
          className="fill-ink/8"
          d={
            area<(typeof usual)[number]>()
              .x(x)
              .y0(({ low }) => y(low))
              .y1(({ high }) => y(high))(usual) ?? undefined
          }
        />
      )}
      {isFilled && known.length > 1 && (
        <path
          className="fill-brand/9"
          d={
            area<(typeof known)[number]>()
              .x(x)
              .y0(HEIGHT)
              .y1(({ value }) => y(value))(known) ?? undefined
          }
        />
      )}
      <path
        className={`fill-none stroke-2 ${TONES[tone]}`}
        strokeLinejoin="round"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        d={
          line<(typeof known)[number]>()
            .x(x)
            .y(({ value }) => y(value))(known) ?? undefined
        }
      />
      {/* A line needs two places: one alone would not be seen. */}
      {last && (hasEnd || known.length === 1) && (
        <path
          className={`stroke-[7px] ${TONES[tone]}`}
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
          d={`M${x(last)} ${y(last.value)}h.01`}
        />
      )}
    </svg>
  );
}
