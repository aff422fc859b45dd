import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { useIsPhone } from '../useIsPhone.ts';

type Value = number | null;

type LineChartProps = {
  /** What is drawn, in words. */
  label: string;
  /** One a place along the chart. */
  points: readonly { name: string; value: Value; before?: Value }[];
  /** What the two lines are called. */
  legend: readonly [string, string];
  /** What is usual all along. */
  band?: { low: number; high: number };
  write: (value: number) => string;
};

/** Of the drawing, which fills its place: narrow on phones, so that what is written in it stays as large as elsewhere. */
const WIDTH = { phone: 380, wide: 720 };
const HEIGHT = 230;
const LEFT = 52;
const BOTTOM = 24;
const TOP = 8;
/** So much of a label stands at either side of its place; at the edge there is no room for it. */
const HALF_NAME = 32;
/** Labels under the chart. */
const MOST_NAMES = { phone: 4, wide: 6 };

/**
 * A figure over time, beside the time before. Arrow keys walk along it, and what is there is read out; the same stands in a table
 * beside it.
 */
export function LineChart({ label, points, legend, band, write }: LineChartProps) {
  const id = useId();
  const size = useIsPhone() ? 'phone' : 'wide';
  const width = WIDTH[size];
  const [at, setAt] = useState<number | null>(null);
  const values = points.flatMap(({ value, before }) => [value ?? 0, before ?? 0]);
  const y = scaleLinear()
    .domain([0, Math.max(...values, band?.high ?? 0) || 1])
    .nice(4)
    .range([HEIGHT - BOTTOM, TOP]);
  const x = scaleLinear()
    .domain([0, Math.max(1, points.length - 1)])
    .range([LEFT, width - 8]);
  const placed = points.map((point, index) => ({ ...point, index }));
  const now = placed.flatMap(({ index, value }) => (value === null ? [] : [{ index, value }]));
  const before = placed.flatMap(({ index, before: value }) => (typeof value === 'number' ? [{ index, value }] : []));
  const draw = line<{ index: number; value: number }>()
    .x(({ index }) => x(index))
    .y(({ value }) => y(value));
  const fill = area<{ index: number; value: number }>()
    .x(({ index }) => x(index))
    .y0(y(0))
    .y1(({ value }) => y(value));
  // Of small numbers fewer, or those between whole ones would bear the same label.
  const ticks = [4, 3, 2, 1].map((most) => y.ticks(most)).find((all) => new Set(all.map(write)).size === all.length);
  const step = Math.max(1, Math.ceil(points.length / MOST_NAMES[size]));
  const shown = at === null ? null : points[at];

  function point({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) {
    const { left, width: shownWidth } = currentTarget.getBoundingClientRect();
    const place = Math.round(x.invert(((clientX - left) / shownWidth) * width));
    setAt(Math.min(points.length - 1, Math.max(0, place)));
  }

  function walk(event: KeyboardEvent) {
    const last = points.length - 1;
    const places: Record<string, number> = {
      ArrowLeft: Math.max(0, (at ?? last + 1) - 1),
      ArrowRight: Math.min(last, (at ?? -1) + 1),
      Home: 0,
      End: last,
    };
    const place = places[event.key];
    if (event.key === 'Escape') setAt(null);
    else if (place === undefined) return;
    else setAt(place);
    event.preventDefault();
  }

  return (
    <div className="relative">
      {/* As a slider it is walked along by arrow keys, and says where it is. */}
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        // An input cannot be drawn in.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-describedby={id}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, points.length - 1)}
        aria-valuenow={at ?? Math.max(0, points.length - 1)}
        aria-valuetext={describe(points[at ?? points.length - 1], legend, write)}
        onPointerMove={point}
        onPointerLeave={() => setAt(null)}
        onKeyDown={walk}
        onBlur={() => setAt(null)}
        className="block w-full rounded-control"
      >
        {ticks?.map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={width - 8} y1={y(tick)} y2={y(tick)} className="stroke-line" />
            <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" className="fill-ink-faint text-2xs tabular-nums">
              {write(tick)}
            </text>
          </g>
        ))}
        {points.map(({ name }, index) =>
          index % step === 0 ? (
            <text
              key={name}
              x={x(index)}
              y={HEIGHT - 6}
              textAnchor={index === 0 ? 'start' : x(index) > width - HALF_NAME ? 'end' : 'middle'}
              className="fill-ink-faint text-2xs"
            >
              {name}
            </text>
          ) : null,
        )}
        {band && (
          <rect
            x={LEFT}
            width={width - 8 - LEFT}
            y={y(band.high)}
            height={Math.max(1, y(band.low) - y(band.high))}
            className="fill-ink/8"
          />
        )}
        <path d={fill(now) ?? undefined} className="fill-brand/9" />
        <path
          d={draw(before) ?? undefined}
          strokeDasharray="1 4"
          strokeLinecap="round"
          className="fill-none stroke-ink-faint stroke-[1.5]"
        />
        <path d={draw(now) ?? undefined} strokeLinejoin="round" className="fill-none stroke-brand stroke-2" />
        <LonePoint points={before} x={x} y={y} className="fill-ink-faint" />
        <LonePoint points={now} x={x} y={y} className="fill-brand" />
        {at !== null && (
          <g>
            <line x1={x(at)} x2={x(at)} y1={TOP} y2={HEIGHT - BOTTOM} className="stroke-ink" />
            {typeof shown?.before === 'number' && (
              <circle cx={x(at)} cy={y(shown.before)} r={4} className="fill-ink-faint stroke-surface stroke-2" />
            )}
            {typeof shown?.value === 'number' && (
              <circle cx={x(at)} cy={y(shown.value)} r={5} className="fill-brand stroke-surface stroke-2" />
            )}
          </g>
        )}
      </svg>
      <span id={id} className="sr-only">
        Arrow keys read out each value.
      </span>
      {at !== null && shown && (
        <div
          aria-hidden
          className="pointer-events-none absolute top-2 rounded-lg bg-raised px-2.5 py-2 text-xs whitespace-nowrap shadow-overlay"
          style={
            at > points.length / 2
              ? { right: `${100 - (x(at) / width) * 100 + 1.5}%` }
              : { left: `${(x(at) / width) * 100 + 1.5}%` }
          }
        >
          <p className="font-medium">{shown.name}</p>
          <p className="flex justify-between gap-4 text-ink-muted">
            {legend[0]} <b className="font-semibold text-ink">{shown.value === null ? 'None' : write(shown.value)}</b>
          </p>
          {typeof shown.before === 'number' && (
            <p className="flex justify-between gap-4 text-ink-muted">
              {legend[1]} <b className="font-semibold text-ink">{write(shown.before)}</b>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

type LonePointProps = {
  points: readonly { index: number; value: number }[];
  x: (index: number) => number;
  y: (value: number) => number;
  className: string;
};

/** A dot in place of a line, which needs two points. */
function LonePoint({ points: [only, ...others], x, y, className }: LonePointProps) {
  return only && others.length === 0 ? (
    <circle cx={x(only.index)} cy={y(only.value)} r={4} className={className} />
  ) : null;
}

type Point = LineChartProps['points'][number];

function describe(
  point: Point | undefined,
  [now, earlier]: readonly [string, string],
  write: (value: number) => string,
): string {
  if (!point) return '';
  const value = point.value === null ? 'none' : write(point.value);
  const before = typeof point.before === 'number' ? `, ${earlier} ${write(point.before)}` : '';
  return `${point.name}: ${now} ${value}${before}`;
}
