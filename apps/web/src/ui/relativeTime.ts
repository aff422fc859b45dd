export type RelativeTimeFormat = 'en' | 'en-short' | 'zh';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

const english = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const chinese = new Intl.RelativeTimeFormat('zh', { numeric: 'auto' });

/**
 * How long ago `instant` (ISO 8601) was, in one of the three formats of the product: English («5 minutes ago»), short English
 * («5m»; a week and more: the date) and Chinese. An instant that lies ahead counts as now: clocks differ.
 */
export function relativeTime(instant: string, now: number, format: RelativeTimeFormat = 'en'): string {
  const then = Date.parse(instant);
  const seconds = Math.max(0, (now - then) / 1000);
  if (format === 'en-short') return short(seconds, then, now);
  return long(seconds, format === 'zh' ? chinese : english);
}

/** A length of time in its largest unit: «now», «14m», «3h», «2d». `seconds` ≥ 0. */
export function shortDuration(seconds: number): string {
  if (seconds < MINUTE) return 'now';
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}m`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)}h`;
  return `${Math.floor(seconds / DAY)}d`;
}

function short(seconds: number, then: number, now: number): string {
  if (seconds < DAY) return shortDuration(seconds);
  const days = calendarDaysBetween(then, now);
  if (days === 1) return 'Yesterday';
  if (seconds < WEEK) return new Date(then).toLocaleDateString('en', { weekday: 'short' });
  const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear();
  const year = isThisYear ? undefined : 'numeric';
  return new Date(then).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year });
}

function long(seconds: number, words: Intl.RelativeTimeFormat): string {
  if (seconds < MINUTE) return words.format(0, 'second');
  if (seconds < HOUR) return words.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return words.format(-Math.floor(seconds / HOUR), 'hour');
  if (seconds < 30 * DAY) return words.format(-Math.floor(seconds / DAY), 'day');
  if (seconds < 365 * DAY) return words.format(-Math.floor(seconds / (30 * DAY)), 'month');
  return words.format(-Math.floor(seconds / (365 * DAY)), 'year');
}

/** Midnights of the reader's own time zone that lie between the two instants. */
export function calendarDaysBetween(earlier: number, later: number): number {
  return Math.round((startOfDay(later) - startOfDay(earlier)) / (DAY * 1000));
}

function startOfDay(instant: number): number {
  return new Date(instant).setHours(0, 0, 0, 0);
}
