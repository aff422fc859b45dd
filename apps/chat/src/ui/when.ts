const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(undefined, options);
const time = format({ hour: '2-digit', minute: '2-digit' });
const exact = format({ dateStyle: 'full', timeStyle: 'short' });
const thisYear = format({ weekday: 'long', day: 'numeric', month: 'long' });
const otherYear = format({ day: 'numeric', month: 'long', year: 'numeric' });
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });

const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
const DAY = 86_400_000;

/** The clock's time of an ISO instant, in the visitor's own zone and manner. */
export const timeOf = (instant: string) => time.format(new Date(instant));

/** Date and time in full. */
export const exactTimeOf = (instant: string) => exact.format(new Date(instant));

/** «Today», «Yesterday», then the date. */
export function dayLabel(instant: string, now = new Date()): string {
  const date = new Date(instant);
  const days = Math.round((dayOf(now).getTime() - dayOf(date).getTime()) / DAY);
  if (days === 0 || days === 1) {
    const label = relative.format(-days, 'day');
    return label.charAt(0).toLocaleUpperCase() + label.slice(1);
  }
  return (date.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(date);
}
