import type { Moment } from './factOf.ts';
import { timezoneNamed } from '#timezone.ts';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** How instants are read in a time zone; in UTC where none is known. */
export function momentIn(timezone: string | null): (instant: Date) => Moment {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: timezoneNamed(timezone) ?? 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
    weekday: 'short',
  });
  return (instant) => {
    const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
    return {
      day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
      hour: Number(parts.get('hour')),
      weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''),
    };
  };
}
