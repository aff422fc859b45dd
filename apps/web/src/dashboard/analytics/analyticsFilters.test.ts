import { afterEach, describe, expect, it } from 'vitest';
import { setCompanyTimezone } from '#ui/companyDay.ts';
import { setReaderTime } from '#ui/readerTime.ts';
import { variablesOf } from './analyticsFilters.ts';

afterEach(() => {
  setCompanyTimezone(null);
  setReaderTime({ timezone: null, hasTwelveHours: false });
});

describe('a report', () => {
  it.each([
    ['today', '2027-01-01', '2027-01-01'],
    ['this-month', '2027-01-01', '2027-01-01'],
    ['last-month', '2026-12-01', '2026-12-31'],
    ['last-7-days', '2026-12-26', '2027-01-01'],
  ])('on %s is of the company’s calendar, by which it is counted, wherever the reader is', (period, from, to) => {
    setReaderTime({ timezone: 'America/Los_Angeles', hasTwelveHours: false });
    setCompanyTimezone('Europe/Zurich');

    const now = Date.parse('2026-12-31T23:30:00Z');

    expect(variablesOf(new URLSearchParams({ period }), now).filter).toMatchObject({ from, to });
  });
});
