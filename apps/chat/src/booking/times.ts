import { manner, type Manner } from '#manner.ts';

/** A day on which something is free. */
export type FreeDay = { key: string; weekday: string; date: string; label: string; times: readonly string[] };

/** Instants (ISO 8601) by the day on which they are where the visitor is, in order. */
export function daysOf(times: readonly string[], { locale }: Manner = manner(), timeZone?: string): FreeDay[] {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const key = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone });
  const weekday = format({ weekday: 'short' });
  const date = format({ day: 'numeric', month: 'short' });
  const label = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const byDay = new Map<string, string[]>();
  for (const time of times.toSorted()) {
    const day = key.format(new Date(time));
    byDay.set(day, [...(byDay.get(day) ?? []), time]);
  }
  return Array.from(byDay, ([day, ofDay]) => {
    const first = new Date(ofDay[0] ?? '');
    return {
      key: day,
      weekday: weekday.format(first),
      date: date.format(first),
      label: label.format(first),
      times: ofDay,
    };
  });
}

/** The visitor's time zone, an IANA name. */
export const zoneName = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The same as people read it. */
export const zoneLabel = () => zoneName().replaceAll('_', ' ');
