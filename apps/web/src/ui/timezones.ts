import { lazily } from './lazily.ts';
import { knownTimezone, readerFormat } from './readerTime.ts';

/** The time zones to choose from, by their IANA names, which say the place: «Europe/Zurich». */
export const timezones = lazily(() =>
  ['UTC', ...Intl.supportedValuesOf('timeZone')]
    .filter((id, place, all) => all.indexOf(id) === place)
    .map((id) => ({ id, label: labelOf(id) })),
);

const labelOf = (id: string) => id.replaceAll('_', ' ').replaceAll('/', ' / ');

/** The same with a chosen one, which another browser, or the API, may know alone. */
export const timezonesWith = (chosen: string | null) =>
  chosen === null || timezones().some(({ id }) => id === chosen)
    ? timezones()
    : [{ id: chosen, label: labelOf(chosen) }, ...timezones()];

/** What the clock says there now, by the reader's way of counting hours: «14:32». Null where this browser does not know. */
export function timeIn(timezone: string | null, now: number): string | null {
  const timeZone = knownTimezone(timezone);
  return timeZone && readerFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })().format(now);
}
