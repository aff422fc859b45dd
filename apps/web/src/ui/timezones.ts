import { lazily } from './lazily.ts';

/** The time zones to choose from, by their IANA names, which say the place: «Europe/Zurich». */
export const timezones = lazily(() =>
  ['UTC', ...Intl.supportedValuesOf('timeZone')]
    .filter((id, place, all) => all.indexOf(id) === place)
    .map((id) => ({ id, label: id.replaceAll('_', ' ').replaceAll('/', ' / ') })),
);

/** What the clock says there now: «14:32». */
export const timeIn = (timezone: string, now: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' }).format(now);
