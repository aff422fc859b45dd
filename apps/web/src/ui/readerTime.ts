import { create } from 'zustand';

/** How somebody reads times: in a zone of their choice, or null for where the browser is, and by 12 or 24 hours. */
export type ReaderTime = { timezone: string | null; hasTwelveHours: boolean };

const KEY = 'parley.reader-time';
const USUAL: ReaderTime = { timezone: null, hasTwelveHours: false };

/** As this person has chosen; kept on the device, so that a page begins with it. */
export const useReaderTime = create<ReaderTime>(kept);

/** What the person has chosen, as the API knows it. */
export function setReaderTime(chosen: ReaderTime) {
  const { timezone, hasTwelveHours } = useReaderTime.getState();
  if (timezone === chosen.timezone && hasTwelveHours === chosen.hasTwelveHours) return;
  const known = { ...chosen, timezone: isKnown(chosen.timezone) ? chosen.timezone : null };
  useReaderTime.setState(known);
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Lasts until the next load.
  }
}

/**
 * A format of instants for the reader: their time zone, unless the options name one, and their way of counting hours. The one
 * place through which times are written.
 */
export function readerFormat(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  const hasHours = options.hourCycle === undefined && (options.hour !== undefined || options.timeStyle !== undefined);
  let made: { by: ReaderTime; format: Intl.DateTimeFormat } | null = null;
  return () => {
    const by = useReaderTime.getState();
    if (made?.by === by) return made.format;
    const { timezone, hasTwelveHours } = by;
    // «9:04 pm», not «09:04 pm».
    const hours = hasHours && hasTwelveHours ? { hour12: true, ...(options.hour && { hour: 'numeric' as const }) } : {};
    const format = new Intl.DateTimeFormat(locale, { timeZone: timezone ?? undefined, ...options, ...hours });
    made = { by, format };
    return format;
  };
}

const parts = readerFormat('en-GB', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  weekday: 'short',
});
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The day of the calendar that an instant falls on for the reader; months and weekdays from 0, as Date has them. */
export function readerDay(instant: number): { year: number; month: number; day: number; weekday: number } {
  if (useReaderTime.getState().timezone === null) {
    const date = new Date(instant);
    return { year: date.getFullYear(), month: date.getMonth(), day: date.getDate(), weekday: date.getDay() };
  }
  const found = new Map(
    parts()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(found.get(type));
  return {
    year: number('year'),
    month: number('month') - 1,
    day: number('day'),
    weekday: WEEKDAYS.indexOf(found.get('weekday') ?? ''),
  };
}

type WallTime = { year: number; month: number; day: number; hour: number; minute?: number };

/** The instant at which the reader's clock shows this. A day beyond its month counts on, as with Date. */
export function readerInstant({ year, month, day, hour, minute = 0 }: WallTime): Date {
  const { timezone } = useReaderTime.getState();
  if (timezone === null) return new Date(year, month, day, hour, minute);
  const shown = Date.UTC(year, month, day, hour, minute);
  // A second time, because the clocks may change in between.
  const first = shown - readerOffset(shown);
  return new Date(shown - readerOffset(first));
}

const wall = readerFormat('en-GB', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** Milliseconds by which the reader's clock is ahead of UTC. */
export function readerOffset(instant: number): number {
  const found = new Map(
    wall()
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const at = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? 0;
  const shown = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  return shown - Math.floor(instant / 1000) * 1000;
}

function kept(): ReaderTime {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return USUAL;
    const timezone = 'timezone' in stored && typeof stored.timezone === 'string' ? stored.timezone : null;
    const hasTwelveHours = 'hasTwelveHours' in stored && stored.hasTwelveHours === true;
    return { timezone: isKnown(timezone) ? timezone : null, hasTwelveHours };
  } catch {
    return USUAL;
  }
}

/** Another browser, or the API, may know zones that this one does not. */
function isKnown(timezone: string | null): boolean {
  try {
    return timezone !== null && Boolean(new Intl.DateTimeFormat('en', { timeZone: timezone }));
  } catch {
    return false;
  }
}
