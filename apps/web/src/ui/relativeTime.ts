import { lazily } from './lazily.ts';
import { readerDay, readerFormat } from './readerTime.ts';

/** English, short English and Chinese (spec §9). */
export type RelativeTimeFormat = 'en' | 'en-short' | 'zh';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const english = lazily(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));
const chinese = lazily(() => new Intl.RelativeTimeFormat('zh', { numeric: 'auto' }));
const weekday = readerFormat('en', { weekday: 'short' });
const date = readerFormat('en-GB', { day: 'numeric', month: 'short' });
const dateWithYear = readerFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/**
 * How long ago `instant` (ISO 8601) was, in one of the three formats of the product: English («5 minutes ago»), short English
 * («5m»; a week and more: the date) and Chinese. An instant that lies ahead counts as now: clocks differ.
 */
export function relativeTime(instant: string, now: number, format: RelativeTimeFormat = 'en'): string {
  const then = Math.min(Date.parse(instant), now);
  if (format === 'en-short') return short(then, now, now);
  return long(then, now, -1, format === 'zh' ? chinese() : english());
}

/**
 * How far ahead `instant` (ISO 8601) is, for what is known to be ahead, such as the end of a snooze or a trial: «in 5 minutes»,
 * «in 5m», «5分钟后». One that has passed counts as now.
 */
export function timeUntil(instant: string, now: number, format: RelativeTimeFormat = 'en'): string {
  const then = Math.max(Date.parse(instant), now);
  if (format !== 'en-short') return long(now, then, 1, format === 'zh' ? chinese() : english());
  const words = short(now, then, now);
  return /^\d+[mh]$/.test(words) ? `in ${words}` : words;
}

/** A length of time in its largest unit: «now», «14m», «3h», «2d». `seconds` ≥ 0. */
export function shortDuration(seconds: number): string {
  if (seconds < MINUTE) return 'now';
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}m`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)}h`;
  return `${Math.floor(seconds / DAY)}d`;
}

/** The way between two instants, of which one is `now`, as short English has it; it names the other one from a day on. */
function short(earlier: number, later: number, now: number): string {
  const seconds = (later - earlier) / 1000;
  if (seconds < DAY) return shortDuration(seconds);
  const other = now === later ? earlier : later;
  const days = calendarDaysBetween(earlier, later);
  if (days === 1) return now === later ? 'Yesterday' : 'Tomorrow';
  // On the seventh day the weekday would be today's.
  if (days < 7) return weekday().format(other);
  const isThisYear = readerDay(other).year === readerDay(now).year;
  return (isThisYear ? date() : dateWithYear()).format(other);
}

/** The same in words. From a day on by the calendar, because «yesterday», «last month» and «next year» are meant so. */
function long(earlier: number, later: number, direction: 1 | -1, words: Intl.RelativeTimeFormat): string {
  const seconds = (later - earlier) / 1000;
  if (seconds < MINUTE) return words.format(0, 'second');
  if (seconds < HOUR) return words.format(direction * Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return words.format(direction * Math.floor(seconds / HOUR), 'hour');
  const days = calendarDaysBetween(earlier, later);
  if (days < 30) return words.format(direction * days, 'day');
  const [from, to] = [readerDay(earlier), readerDay(later)];
  const years = to.year - from.year;
  const months = years * 12 + to.month - from.month;
  if (months < 12) return words.format(direction * Math.max(1, months), 'month');
  return words.format(direction * years, 'year');
}

/** Midnights of the reader's time zone that lie between the two instants. */
export function calendarDaysBetween(earlier: number, later: number): number {
  return Math.round((startOfDay(later) - startOfDay(earlier)) / (DAY * 1000));
}

/** Days have no hours, so that no change of clocks can shift them: UTC is only the ruler. */
function startOfDay(instant: number): number {
  const { year, month, day } = readerDay(instant);
  return Date.UTC(year, month, day);
}
