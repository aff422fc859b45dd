import { manner, type Manner } from '#manner.ts';

const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());
const DAY = 86_400_000;

/** Instants (ISO 8601) as people read them, in the zone of where they are. */
export function whenIn({ locale, hourCycle }: Manner) {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options);
  const time = format({ timeStyle: 'short', hourCycle });
  const exact = format({ dateStyle: 'full', timeStyle: 'short', hourCycle });
  const thisYear = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const otherYear = format({ day: 'numeric', month: 'long', year: 'numeric' });

  const weekday = format({ weekday: 'long' });
  const daysUntil = (date: Date, now: Date) => Math.round((dayOf(date).getTime() - dayOf(now).getTime()) / DAY);

  return {
    /** The clock's time. */
    timeOf: (instant: string) => time.format(new Date(instant)),

    /** Date and time in full. */
    exactTimeOf: (instant: string) => exact.format(new Date(instant)),

    /** «Today», «Yesterday», then the date. */
    dayLabel: (instant: string, now = new Date()) => {
      const date = new Date(instant);
      const days = daysUntil(date, now);
      if (days === 0) return 'Today';
      if (days === -1) return 'Yesterday';
      return (date.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(date);
    },

    /** Of a time to come: «at 9:00 am», «tomorrow at …», «on Monday at …», then the date. */
    backLabel: (instant: string, now = new Date()) => {
      const date = new Date(instant);
      const days = daysUntil(date, now);
      const at = `at ${time.format(date)}`;
      if (days <= 0) return at;
      if (days === 1) return `tomorrow ${at}`;
      return `on ${(days < 7 ? weekday : thisYear).format(date)} ${at}`;
    },
  };
}

export const { timeOf, exactTimeOf, dayLabel, backLabel } = whenIn(manner);
