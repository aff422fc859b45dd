import { parseDate } from '@internationalized/date';
import type { AnalyticsUnit } from '#__generated__/resolvers.ts';
import type { Days } from '#analytics/range.ts';

/** How long a part of each unit is, and how many earlier ones tell what is usual. */
const PARTS: Readonly<Record<AnalyticsUnit, { days: number; count: number }>> = {
  Day: { days: 1, count: 28 },
  Week: { days: 7, count: 8 },
  Month: { days: 30, count: 6 },
};

/** The last seven days up to `to`, and the weeks before by which they are measured. */
export const weeksUpTo = (to: string): { week: Days; earlier: Days[] } => {
  const first = parseDate(to).subtract({ days: 6 });
  return { week: { from: first.toString(), to }, earlier: stretchesBefore(first.toString(), PARTS.Week) };
};

/** Parts of the same length just before `from`. */
export const partsBefore = (from: string, unit: AnalyticsUnit): Days[] => stretchesBefore(from, PARTS[unit]);

function stretchesBefore(from: string, { days, count }: { days: number; count: number }): Days[] {
  const first = parseDate(from);
  return Array.from({ length: count }, (_, at) => ({
    from: first.subtract({ days: days * (at + 1) }).toString(),
    to: first.subtract({ days: days * at + 1 }).toString(),
  }));
}
