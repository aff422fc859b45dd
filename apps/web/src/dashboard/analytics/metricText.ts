import { count, duration, percent } from '#ui/format.ts';

type Kind = 'count' | 'share' | 'seconds' | 'rating';

const KINDS: Readonly<Record<string, { kind: Kind; more: 'good' | 'bad' | 'neutral' }>> = {
  Conversations: { kind: 'count', more: 'neutral' },
  Visitors: { kind: 'count', more: 'neutral' },
  AnsweredByAssistant: { kind: 'share', more: 'good' },
  ResolvedAlone: { kind: 'share', more: 'good' },
  Deflected: { kind: 'share', more: 'neutral' },
  HandedOver: { kind: 'share', more: 'neutral' },
  Unanswered: { kind: 'share', more: 'bad' },
  FirstReply: { kind: 'seconds', more: 'bad' },
  FirstReplyP90: { kind: 'seconds', more: 'bad' },
  Resolution: { kind: 'seconds', more: 'bad' },
  ResolutionP90: { kind: 'seconds', more: 'bad' },
  Satisfaction: { kind: 'rating', more: 'good' },
};

const kindOf = (metric: string) => KINDS[metric] ?? { kind: 'count', more: 'neutral' };

/** Whether it says how many of some conversations. */
export const isShare = (metric: string): boolean => kindOf(metric).kind === 'share';

type Value = number | null | undefined;

/** A value of a metric in its own words: «2,064», «78.4%», «4m 2s», «4.6». */
export function metricText(metric: string, value: Value): string {
  if (typeof value !== 'number') return 'None';
  switch (kindOf(metric).kind) {
    case 'share':
      return percent(value, 1);
    case 'seconds':
      return duration(value);
    case 'rating':
      return value.toFixed(1);
    default:
      return count(Math.round(value));
  }
}

const OPPOSITE = { good: 'bad', bad: 'good', neutral: 'neutral' } as const;

/** How a value differs from the one before; null where there is nothing to compare with, or nothing to speak of. */
export function metricChange(metric: string, value: Value, before: Value) {
  if (typeof value !== 'number' || typeof before !== 'number') return null;
  const { kind, more } = kindOf(metric);
  const text = changeText(kind, value, before);
  return text === null ? null : { text, tone: value > before ? more : OPPOSITE[more] };
}

function changeText(kind: Kind, value: number, before: number): string | null {
  const difference = value - before;
  const sign = difference < 0 ? '−' : '+';
  if (kind === 'share') {
    const points = Math.abs(difference * 100);
    return points < 0.05 ? null : `${sign}${points.toFixed(1)} pts`;
  }
  if (kind === 'rating') return Math.abs(difference) < 0.05 ? null : `${sign}${Math.abs(difference).toFixed(1)}`;
  if (before === 0) return null;
  const share = Math.abs(difference) / before;
  if (share < 0.005) return null;
  if (kind === 'seconds') return `${percent(share)} ${difference < 0 ? 'faster' : 'slower'}`;
  return `${sign}${percent(share)}`;
}
