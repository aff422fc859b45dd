import { parseDate, type CalendarDate } from '@internationalized/date';
import type { AnalyticsUnit } from '#__generated__/resolvers.ts';
import { domainError } from '#errors.ts';

export type Days = { from: string; to: string };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Five years. */
const LONGEST = 5 * 366;
/** More parts than these are no picture. */
const MOST_PARTS = 100;

/** The days that are asked for, checked. Throws BAD_INPUT naming the field. */
export function checkedDays({ from, to }: Days): Days {
  const [first, last] = [dayOf(from, 'from'), dayOf(to, 'to')];
  const length = last.compare(first) + 1;
  if (length < 1) throw domainError('BAD_INPUT', 'The last day lies before the first.', { field: 'filter.to' });
  if (length > LONGEST) throw domainError('BAD_INPUT', 'Choose at most five years.', { field: 'filter.from' });
  return { from, to };
}

function dayOf(text: string, field: string): CalendarDate {
  try {
    if (DAY.test(text)) return parseDate(text);
  } catch {
    // As any other text.
  }
  throw domainError('BAD_INPUT', 'Write a day as 2026-11-19.', { field: `filter.${field}` });
}

/** As many days, just before. */
export function daysBefore({ from, to }: Days): Days {
  const first = parseDate(from);
  const length = parseDate(to).compare(first) + 1;
  return { from: first.subtract({ days: length }).toString(), to: first.subtract({ days: 1 }).toString() };
}

/** The parts of a range, of the unit that was asked for or the next larger one that makes few enough of them. */
export function partsOf(days: Days, asked: AnalyticsUnit): { unit: AnalyticsUnit; parts: Days[] } {
  const units: readonly AnalyticsUnit[] = ['Day', 'Week', 'Month'];
  const parts = units.slice(units.indexOf(asked)).map((unit) => ({ unit, parts: split(days, unit) }));
  return parts.find((one) => one.parts.length <= MOST_PARTS) ?? { unit: 'Month', parts: split(days, 'Month') };
}

function split({ from, to }: Days, unit: AnalyticsUnit): Days[] {
  const last = parseDate(to);
  const parts: Days[] = [];
  let start = parseDate(from);
  while (start.compare(last) <= 0) {
    const end = endOf(start, unit);
    parts.push({ from: start.toString(), to: (end.compare(last) > 0 ? last : end).toString() });
    start = end.add({ days: 1 });
  }
  return parts;
}

function endOf(day: CalendarDate, unit: AnalyticsUnit): CalendarDate {
  if (unit === 'Day') return day;
  if (unit === 'Month') return day.set({ day: 1 }).add({ months: 1 }).subtract({ days: 1 });
  // Weeks begin on Monday. The first day that the calendar has (1970-01-05) was one.
  const sinceMonday = ((day.compare(parseDate('1970-01-05')) % 7) + 7) % 7;
  return day.add({ days: 6 - sinceMonday });
}
