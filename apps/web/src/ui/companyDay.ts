import { create } from 'zustand';
import { dayAt, type Day } from './date-range/days.ts';
import { knownTimezone } from './readerTime.ts';

const COMPANY_TIMEZONE_KEY = 'parley.company-timezone';

/** Where the company's days begin, an IANA name; UTC until it says. Kept on the device, so that a page begins with it. */
export const useCompanyTimezone = create<{ timezone: string }>(() => ({ timezone: kept() }));

/** Sets what the company has said, as the API knows it, and keeps it for the next load on this device. */
export function setCompanyTimezone(said: string | null) {
  const timezone = knownTimezone(said) ?? 'UTC';
  if (timezone === useCompanyTimezone.getState().timezone) return;
  useCompanyTimezone.setState({ timezone });
  try {
    localStorage.setItem(COMPANY_TIMEZONE_KEY, timezone);
  } catch {
    // Lasts until the next load.
  }
}

/** A format of days of the company's calendar, which is that of its bills and of the mails about them. */
export function companyFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: { timezone: string; format: Intl.DateTimeFormat } | null = null;
  return () => {
    const { timezone } = useCompanyTimezone.getState();
    if (made?.timezone !== timezone)
      made = { timezone, format: new Intl.DateTimeFormat('en-GB', { ...options, timeZone: timezone }) };
    return made.format;
  };
}

const day = companyFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** «3 December 2026», where the company is: whoever reads of a bill, and wherever, reads the same day. */
export function companyDay(instant: string): string {
  return day().format(new Date(instant));
}

/** The day it is there at `now`, to which «today» and «this month» of a report go. */
export const companyToday = (now: number): Day => dayAt(now, useCompanyTimezone.getState().timezone);

function kept(): string {
  try {
    return knownTimezone(localStorage.getItem(COMPANY_TIMEZONE_KEY)) ?? 'UTC';
  } catch {
    return 'UTC';
  }
}
