import type { OfficeHours } from '@parley/assistant-config/configSchema';
import { minutesOf } from '@parley/assistant-config/spans';

type Days = OfficeHours['days'];
export type Span = { from: string; to: string };

export const WEEKDAYS = [
  { day: 1, name: 'Monday' },
  { day: 2, name: 'Tuesday' },
  { day: 3, name: 'Wednesday' },
  { day: 4, name: 'Thursday' },
  { day: 5, name: 'Friday' },
  { day: 6, name: 'Saturday' },
  { day: 7, name: 'Sunday' },
];

export const WHOLE_DAY: Span = { from: '00:00', to: '24:00' };
const MOST_A_DAY = 3;

/** The spans of a day, each with its place among all: problems are named by that. */
export const spansOf = (days: Days, day: number): (Span & { index: number })[] =>
  days.flatMap(({ from, to, ...span }, index) => (span.day === day ? [{ from, to, index }] : []));

/** With other spans on some days, in the order of the week. */
export const withSpans = (days: Days, some: readonly number[], spans: readonly Span[]): Days =>
  [
    ...days.filter(({ day }) => !some.includes(day)),
    ...some.flatMap((day) => spans.map(({ from, to }) => ({ day, from, to }))),
  ].toSorted((a, b) => a.day - b.day);

/** What is offered as one more span of a day; null: there is no room. */
export function nextSpan(spans: readonly Span[]): Span | null {
  const last = spans.at(-1);
  if (!last) return { from: '09:00', to: '17:00' };
  // A night takes the rest of its day.
  if (last.to < last.from) return null;
  const end = minutesOf(last.to);
  const [from, to] = [end + 60, Math.min(end + 5 * 60, 24 * 60)];
  return spans.length < MOST_A_DAY && from < to ? { from: timeOf(from), to: timeOf(to) } : null;
}

const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
