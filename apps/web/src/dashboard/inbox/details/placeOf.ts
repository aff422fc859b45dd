import { readerFormat } from '#ui/readerTime.ts';

type Place = {
  city: string | null | undefined;
  country: string | null | undefined;
  timezone: string | null | undefined;
};

/** «Bern, Switzerland, 10:06 local»: what is known of where somebody is, and how late it is there. Null when nothing is. */
export function placeOf({ city, country, timezone }: Place, now: number): string | null {
  const time = timezone ? localTime(timezone, now) : null;
  const parts = [city, country ? countryName(country) : null, time && `${time} local`].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : null;
}

function localTime(timeZone: string, now: number): string | null {
  try {
    return readerFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })().format(now);
  } catch {
    // Browsers say what they like, also what no other one knows.
    return null;
  }
}

function countryName(code: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
}
