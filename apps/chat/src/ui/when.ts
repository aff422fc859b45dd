import { spokenLanguage, t } from '#language/t.ts';
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
      if (days === 0) return t('Today');
      if (days === -1) return t('Yesterday');
      return (date.getFullYear() === now.getFullYear() ? thisYear : otherYear).format(date);
    },

    /** Of a time to come: «at 9:00 am», «tomorrow at …», «on Monday at …», then the date. */
    backLabel: (instant: string, now = new Date()) => {
      const date = new Date(instant);
      const days = daysUntil(date, now);
      const at = time.format(date);
      if (days <= 0) return t('at {time}', { time: at });
      if (days === 1) return t('tomorrow at {time}', { time: at });
      return t('on {day} at {time}', { day: (days < 7 ? weekday : thisYear).format(date), time: at });
    },
  };
}

const formats = new Map<string, ReturnType<typeof whenIn>>();

/** In the language that is spoken now; its formats are made once. */
function when(): ReturnType<typeof whenIn> {
  const language = spokenLanguage();
  const known = formats.get(language) ?? whenIn(manner());
  formats.set(language, known);
  return known;
}

export const timeOf = (instant: string) => when().timeOf(instant);
export const exactTimeOf = (instant: string) => when().exactTimeOf(instant);
export const dayLabel = (instant: string) => when().dayLabel(instant);
export const backLabel = (instant: string, now?: Date) => when().backLabel(instant, now);
