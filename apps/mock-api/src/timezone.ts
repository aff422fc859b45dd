/** A time zone by the name that this machine knows it by, an IANA name; null for what is none. */
export function timezoneNamed(given: string | null | undefined): string | null {
  try {
    return given ? new Intl.DateTimeFormat('en', { timeZone: given }).resolvedOptions().timeZone : null;
  } catch {
    return null;
  }
}

/** 2026-11-19, as the calendar there has it. */
export const dayIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);
