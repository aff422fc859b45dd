import type { AnalyticsMetric } from '#__generated__/resolvers.ts';
import { METRICS } from '../metrics.ts';

type Figure = { metric: AnalyticsMetric; value?: number | null; before?: number | null };

const COUNT = new Intl.NumberFormat('en');

/** A value of a metric: «2,064», «78.4%», «4m 20s», «4.6». */
export function valueWords(metric: AnalyticsMetric, value: number | null | undefined): string {
  if (typeof value !== 'number') return 'none';
  const { kind } = METRICS[metric].measure;
  if (kind === 'Share') return `${(value * 100).toFixed(1)}%`;
  if (kind === 'Mean') return value.toFixed(1);
  return kind === 'Seconds' ? timeWords(value) : COUNT.format(value);
}

/** The same beside what it was before: «2,064 (1,980 before)». */
export const figureWords = ({ metric, value, before }: Figure) =>
  `${valueWords(metric, value)} (${valueWords(metric, before)} before)`;

/** Its two largest units. */
function timeWords(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 86_400), 'd'],
    [Math.floor(seconds / 3600) % 24, 'h'],
    [Math.floor(seconds / 60) % 60, 'm'],
    [Math.floor(seconds) % 60, 's'],
  ] as const;
  const first = parts.findIndex(([count]) => count > 0);
  if (first < 0) return '0s';
  const shown = parts.slice(first, first + 2).filter(([count]) => count > 0);
  return shown.map(([count, unit]) => `${count}${unit}`).join(' ');
}
