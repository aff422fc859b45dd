import { readerInstant } from '../readerInstant.ts';
import { timezone } from '../timezone.ts';

/** A day of the calendar, «2026-11-19», without a time or a time zone. */
export type Day = string;

/** Both ends are in it. */
export type DayRange = { from: Day; to: Day };

const DAY = 86_400_000;

/** The instant at which a day of the reader's calendar begins, or one some days later. */
export function startOf(day: Day, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return readerInstant({ year, month: month - 1, day: date + daysLater, hour: 0 }).toISOString();
}

/** The day it is at `now` where the reader is, or in `timeZone`. */
export function dayAt(now: number, timeZone = timezone()): Day {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

export function addDays(day: Day, days: number): Day {
  return new Date(time(day) + days * DAY).toISOString().slice(0, 10);
}

/** How many days there are in it. */
export function daysIn({ from, to }: DayRange): number {
  return Math.round((time(to) - time(from)) / DAY) + 1;
}

/** From the first to the last day of the month that lies `months` after that of `day`. */
export function monthOf(day: Day, months = 0): DayRange {
  const date = new Date(time(day));
  const year = date.getUTCFullYear();
  const month = date.getUTCMonth() + months;
  return { from: isoOf(Date.UTC(year, month, 1)), to: isoOf(Date.UTC(year, month + 1, 0)) };
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(time(text)) && isoOf(time(text)) === text;
}

// Days have no hours, so that no change of clocks can shift them: UTC is only the ruler.
function time(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoOf(instant: number): Day {
  return new Date(instant).toISOString().slice(0, 10);
}
