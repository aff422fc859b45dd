import { create } from 'zustand';

/** How somebody reads times: in a zone of their choice, or null for where the browser is, and by 12 or 24 hours. */
type ReaderTime = { timezone: string | null; hasTwelveHours: boolean };

/** Holds «12» or «24», then the zone. */
const READER_TIME_KEY = 'parley.reader-time';

/** As this person has chosen; kept on the device, so that a page begins with it. */
export const useReaderTime = create<ReaderTime>(kept);

/** Sets what the person has chosen, as the API knows it, and keeps it for the next load on this device. */
export function setReaderTime({ timezone, hasTwelveHours }: ReaderTime) {
  const before = useReaderTime.getState();
  const known = knownTimezone(timezone);
  if (before.timezone === known && before.hasTwelveHours === hasTwelveHours) return;
  useReaderTime.setState({ timezone: known, hasTwelveHours });
  try {
    localStorage.setItem(READER_TIME_KEY, `${hasTwelveHours ? 12 : 24} ${known ?? ''}`);
  } catch {
    // Lasts until the next load.
  }
}

/**
 * A format of instants for the reader: their time zone, unless the options name one, and their way of counting hours, unless
 * the options do. The one place through which times are written.
 */
export function readerFormat(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: { by: ReaderTime; format: Intl.DateTimeFormat } | null = null;
  return () => {
    const by = useReaderTime.getState();
    if (made?.by !== by) {
      const timeZone = by.timezone ?? undefined;
      const isTwelve = by.hasTwelveHours && !options.hourCycle && Boolean(options.hour ?? options.timeStyle);
      // «9:04 pm», not «09:04 pm».
      const hours = isTwelve ? { hour12: true, ...(options.hour && ({ hour: 'numeric' } as const)) } : {};
      made = { by, format: new Intl.DateTimeFormat(locale, { timeZone, ...options, ...hours }) };
    }
    return made.format;
  };
}

const numbers = readerFormat('en-CA', { year: 'numeric', month: 'numeric', day: 'numeric' });

/** The day of the calendar that an instant falls on for the reader; months from 0, as Date has them. */
export function readerDay(instant: number): { year: number; month: number; day: number } {
  if (useReaderTime.getState().timezone === null) {
    const date = new Date(instant);
    return { year: date.getFullYear(), month: date.getMonth(), day: date.getDate() };
  }
  const [year = 0, month = 1, day = 1] = numbers().format(instant).split('-').map(Number);
  return { year, month: month - 1, day };
}

function kept(): ReaderTime {
  try {
    const [hours, timezone = ''] = (localStorage.getItem(READER_TIME_KEY) ?? '').split(' ');
    return { timezone: knownTimezone(timezone), hasTwelveHours: hours === '12' };
  } catch {
    return { timezone: null, hasTwelveHours: false };
  }
}

/** Null for none, and for one that this browser does not know: another one, or the API, may. */
export function knownTimezone(timezone: string | null): string | null {
  try {
    if (!timezone) return null;
    Intl.DateTimeFormat('en', { timeZone: timezone });
    return timezone;
  } catch {
    return null;
  }
}
