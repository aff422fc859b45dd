import { readerDay, readerFormat } from '#ui/readerTime.ts';
import { calendarDaysBetween } from '#ui/relativeTime.ts';

const TIME = { hour: '2-digit', minute: '2-digit' } as const;
const DATE = { day: 'numeric', month: 'short' } as const;
const sameYear = readerFormat('en-GB', { weekday: 'short', ...DATE, ...TIME });
const otherYear = readerFormat('en-GB', { ...DATE, year: 'numeric', ...TIME });

/** «Mon 23 Nov, 09:00», with the year when it is another one, in the reader's time zone. */
export function snoozeTime(until: Date, now: Date): string {
  return (yearOf(until) === yearOf(now) ? sameYear() : otherYear()).format(until);
}

const yearOf = (instant: Date) => readerDay(instant.getTime()).year;

const clock = readerFormat('en-GB', TIME);
const weekday = readerFormat('en-GB', { weekday: 'long' });

/** The end of a snooze as people say it: «until 18:00 today», «until tomorrow, 09:00», «until Monday, 09:00», then the date. */
export function snoozedUntilText(until: Date, now: Date): string {
  const days = calendarDaysBetween(now.getTime(), until.getTime());
  if (days === 0) return `until ${clock().format(until)} today`;
  if (days === 1) return `until tomorrow, ${clock().format(until)}`;
  if (days > 1 && days < 7) return `until ${weekday().format(until)}, ${clock().format(until)}`;
  return `until ${snoozeTime(until, now)}`;
}
