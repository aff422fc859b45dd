import type { LocalTime } from './localTime.ts';

/**
 * Hours of a day of the week: 1 is Monday, as ISO 8601 counts. Where `to` is earlier than `from`, they go on until then on the next
 * day; '24:00' ends the day.
 */
export type Span = { day: number; from: string; to: string };

/** The date on which the span began that runs at a local time, so that a night belongs to its evening; null while it does not run. */
export function spanDate({ day, from, to }: Span, { date, day: today, time }: LocalTime): string | null {
  if (from === to) return null;
  if (from < to) return day === today && from <= time && time < to ? date : null;
  if (day === today && from <= time) return date;
  return (day % 7) + 1 === today && time < to ? dayBefore(date) : null;
}

const dayBefore = (date: string) => new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10);

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Of each span that overlaps an earlier one of the list, also over midnight and over the week's end, the place of that one. */
export function overlapsOf(spans: readonly Span[]): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const [index, span] of spans.entries()) {
    const earlier = spans.slice(0, index).findIndex((other) => overlap(span, other));
    if (earlier !== -1) found.set(index, earlier);
  }
  return found;
}

function overlap(one: Span, other: Span): boolean {
  const [a, b] = [minutesOfWeek(one), minutesOfWeek(other)];
  return [-WEEK, 0, WEEK].some((week) => a.start < b.end + week && b.start + week < a.end);
}

function minutesOfWeek({ day, from, to }: Span): { start: number; end: number } {
  const midnight = (day - 1) * DAY;
  return { start: midnight + minutesOf(from), end: midnight + minutesOf(to) + (to < from ? DAY : 0) };
}

/** Minutes since midnight of '09:30'. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
