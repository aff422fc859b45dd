const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** What a stretch of days of the company's calendar is called: «9 Nov», «from 9 Nov», «Nov 2026». */
export function partName({ from }: { from: string }, unit: string): string {
  const date = new Date(`${from}T00:00:00Z`);
  if (unit === 'Month') return MONTH.format(date);
  return unit === 'Week' ? `from ${DAY.format(date)}` : DAY.format(date);
}
