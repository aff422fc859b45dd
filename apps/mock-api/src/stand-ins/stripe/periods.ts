/** Instants are seconds since 1970, as everywhere at Stripe. */
export type Period = { start: number; end: number };

/** So many months after `anchor`, on the same day of the month or its last. */
export function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

/** The first end of a monthly period after `instant`, counted from `anchor`: the 31st never becomes the 28th for good. */
export function periodEnd(anchor: number, instant: number): number {
  let months = 1;
  while (monthsAfter(anchor, months) <= instant) months += 1;
  return monthsAfter(anchor, months);
}

/** The part of `period` that is still to come at `instant`, between 0 and 1. */
export function partLeft({ start, end }: Period, instant: number): number {
  return Math.min(1, Math.max(0, (end - instant) / (end - start)));
}

/** As invoices write a day: 22 Nov 2026. */
export function dayOf(instant: number): string {
  const format = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(instant * 1000);
}
