import { afterEach, describe, expect, it } from 'vitest';
import { useReaderTime } from './readerTime.ts';
import { timeIn, timezones, timezonesWith } from './timezones.ts';

const NOON = Date.UTC(2026, 0, 15, 12);

afterEach(() => useReaderTime.setState({ timezone: null, hasTwelveHours: false }));

describe('the time somewhere', () => {
  it('is told as the reader counts hours', () => {
    expect(timeIn('Europe/Zurich', NOON)).toBe('13:00');

    useReaderTime.setState({ timezone: 'Asia/Tokyo', hasTwelveHours: true });

    expect(timeIn('Europe/Zurich', NOON)).toMatch(/^1:00\spm$/);
  });

  it('is not told of a zone that this browser does not know, nor of none', () => {
    expect(timeIn('Europe/Atlantis', NOON)).toBeNull();
    expect(timeIn(null, NOON)).toBeNull();
  });
});

describe('the time zones to choose from', () => {
  it('hold the one that is chosen, also where this browser lists it not', () => {
    expect(timezonesWith('Europe/Atlantis')[0]).toEqual({ id: 'Europe/Atlantis', label: 'Europe / Atlantis' });
    expect(timezonesWith('Europe/Zurich')).toBe(timezones());
    expect(timezonesWith(null)).toBe(timezones());
  });
});
