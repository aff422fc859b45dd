import { afterEach, expect, it } from 'vitest';
import { companyDay, setCompanyTimezone } from './companyDay.ts';
import { setReaderTime } from './readerTime.ts';

afterEach(() => {
  setCompanyTimezone(null);
  setReaderTime({ timezone: null, hasTwelveHours: false });
});

it('is the day of the company’s calendar, wherever the reader is', () => {
  setReaderTime({ timezone: 'America/Los_Angeles', hasTwelveHours: false });
  setCompanyTimezone('Pacific/Kiritimati');

  expect(companyDay('2026-12-31T10:30:00Z')).toBe('1 January 2027');
});

it.each([null, 'Mars/Olympus_Mons'])('is UTC’s for a company in %s, as in its mails', (timezone) => {
  setReaderTime({ timezone: 'Pacific/Kiritimati', hasTwelveHours: false });
  setCompanyTimezone(timezone);

  expect(companyDay('2026-12-31T23:50:00Z')).toBe('31 December 2026');
});
