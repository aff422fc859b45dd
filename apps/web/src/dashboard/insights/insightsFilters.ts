import type { InsightsFilter } from '#generated/InsightsLayoutQuery';
import { companyToday } from '#ui/companyDay.ts';
import { daysIn } from '#ui/date-range/days.ts';
import { periodField } from '#ui/date-range/periodField.ts';
import { parsePeriod } from '#ui/date-range/periodText.ts';
import { rangeOf } from '#ui/date-range/presetRange.ts';
import { flag, text } from '#ui/filters/urlFields.ts';
import { readFilters } from '#ui/filters/urlFilters.ts';

/** What stands in an address in a topic's place for what is to be done. */
export const OVERVIEW = 'overview';

/** Which conversations are looked at, as the address says it. */
export const INSIGHTS_FILTERS = {
  period: periodField('last-30-days'),
  assistant: text(),
  /** Whether ignored topics are listed, too. */
  ignored: flag(),
};

/** From so many days on they are put together by week, and by month. */
const [WEEKS, MONTHS] = [46, 400];

/** The conversations that an address asks for, `now`. */
export function variablesOf(search: URLSearchParams, now = Date.now()): { filter: InsightsFilter } {
  const { period, assistant } = readFilters(INSIGHTS_FILTERS, search);
  const days = rangeOf(parsePeriod(period) ?? 'last-30-days', companyToday(now));
  const length = daysIn(days);
  const unit = length < WEEKS ? 'Day' : length < MONTHS ? 'Week' : 'Month';
  return { filter: { ...days, unit, ...(assistant && { assistantId: assistant }) } };
}
