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

  return {
    /** The clock's time. */
    timeOf: (instant: string) => time.format(new Date(instant)),

    /** Date and time in full. */
    exactTimeOf: (instant: string) => exact.format(new Date(instant)),

    /** «Today», «Yesterday», then the date. */
    dayLabel: (instant: string, now = new Date()) => {
      const date = new Date(instant);
      const days = Math.round((dayOf(now).getTime() - dayOf(date).getTime()) / DAY);
      if (days === 0) return 'Today';
      if (days === 1) return 'Yesterday';
      return (date.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(date);
    },
  };
}

export const { timeOf, exactTimeOf, dayLabel } = whenIn(manner);
