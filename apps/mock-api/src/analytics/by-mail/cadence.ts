import {
  getDayOfWeek,
  parseAbsolute,
  Time,
  toCalendarDate,
  toCalendarDateTime,
  toZoned,
  type CalendarDate,
} from '@internationalized/date';
import type { ReportCadence } from '@parley/db';
import type { Days } from '../range.ts';

/** In which calendar, and at which of its hours. */
type Schedule = { cadence: ReportCadence; hour: number; timezone: string };

/** So many days on there is always one to send on. */
const LONGEST = 32;

/** When a report goes out next, after a moment: each day, on Mondays, or on the first of each month. */
export function nextSending({ cadence, hour, timezone }: Schedule, after: Date): Date {
  const today = dayAt(after, timezone);
  for (let ahead = 0; ahead <= LONGEST; ahead += 1) {
    const day = today.add({ days: ahead });
    if (!isSendingDay(cadence, day)) continue;
    const at = toZoned(toCalendarDateTime(day, new Time(hour)), timezone).toDate();
    if (at > after) return at;
  }
  throw new Error(`Nothing is sent ${cadence}.`);
}

/** What a report is about that goes out at a moment: the day, week or month that has ended last. */
export function daysOf({ cadence, timezone }: Pick<Schedule, 'cadence' | 'timezone'>, at: Date): Days {
  const today = dayAt(at, timezone);
  if (cadence === 'Daily') return spanning(today.subtract({ days: 1 }), today);
  if (cadence === 'Weekly') {
    const monday = today.subtract({ days: sinceMonday(today) });
    return spanning(monday.subtract({ days: 7 }), monday);
  }
  const first = today.set({ day: 1 });
  return spanning(first.subtract({ months: 1 }), first);
}

const spanning = (from: CalendarDate, until: CalendarDate): Days => ({
  from: from.toString(),
  to: until.subtract({ days: 1 }).toString(),
});

function isSendingDay(cadence: ReportCadence, day: CalendarDate): boolean {
  if (cadence === 'Daily') return true;
  return cadence === 'Weekly' ? sinceMonday(day) === 0 : day.day === 1;
}

const dayAt = (instant: Date, timezone: string) => toCalendarDate(parseAbsolute(instant.toISOString(), timezone));
const sinceMonday = (day: CalendarDate) => getDayOfWeek(day, 'en', 'mon');
