import { assert, integer, property } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clockTime, exactTime } from './exactTime.ts';
import { fieldInstant, fieldTime } from './fieldTime.ts';
import { readerInstant } from './readerInstant.ts';
import { readerDay, setReaderTime, useReaderTime } from './readerTime.ts';
import { relativeTime } from './relativeTime.ts';
import { timezone } from './timezone.ts';

const USUAL = { timezone: null, hasTwelveHours: false };
const LATE = '2026-11-19T23:30:00Z';

beforeEach(() => setReaderTime(USUAL));
afterEach(() => setReaderTime(USUAL));

describe('times as the reader has chosen', () => {
  it('are those of their zone, with its day', () => {
    setReaderTime({ timezone: 'Asia/Tokyo', hasTwelveHours: false });

    expect(timezone()).toBe('Asia/Tokyo');
    expect(clockTime(LATE)).toBe('08:30');
    expect(exactTime(LATE)).toMatch(/^Friday,? 20 November 2026 at 08:30$/);
    expect(readerDay(Date.parse(LATE))).toEqual({ year: 2026, month: 10, day: 20 });
    expect(relativeTime('2026-11-18T16:00:00Z', Date.parse(LATE), 'en-short')).toBe('Yesterday');
    setReaderTime({ timezone: 'America/Los_Angeles', hasTwelveHours: false });
    expect(exactTime(LATE)).toMatch(/^Thursday,? 19 November 2026 at 15:30$/);
  });

  it('count hours to twelve where they like that', () => {
    setReaderTime({ timezone: 'UTC', hasTwelveHours: true });

    expect(clockTime(LATE)).toBe('11:30 pm');
    expect(clockTime('2026-11-19T09:04:00Z')).toBe('9:04 am');
    expect(exactTime(LATE)).toMatch(/^Thursday,? 19 November 2026 at 11:30 pm$/);
  });

  it('are the browser’s where the zone is none that it knows', () => {
    setReaderTime({ timezone: 'Mars/Olympus_Mons', hasTwelveHours: true });
    expect(useReaderTime.getState()).toEqual({ timezone: null, hasTwelveHours: true });
  });
});

describe('readerInstant', () => {
  it('is where their clock shows it, on both sides of a change of clocks', () => {
    setReaderTime({ timezone: 'Europe/Zurich', hasTwelveHours: false });
    const nine = { year: 2026, month: 2, hour: 9 };

    expect(readerInstant({ ...nine, day: 28 }).toISOString()).toBe('2026-03-28T08:00:00.000Z');
    expect(readerInstant({ ...nine, day: 29 }).toISOString()).toBe('2026-03-29T07:00:00.000Z');
    expect(readerInstant({ ...nine, day: 32 }).toISOString()).toBe('2026-04-01T07:00:00.000Z');
  });

  it.each([
    ['Europe/Zurich', 2027, 2, 28, '2027-03-28T01:30:00.000Z'],
    ['America/Los_Angeles', 2027, 2, 14, '2027-03-14T10:30:00.000Z'],
  ])('goes on from an hour that the clocks leave out in %s', (timezone, year, month, day, expected) => {
    setReaderTime({ timezone, hasTwelveHours: false });
    expect(readerInstant({ year, month, day, hour: 2, minute: 30 }).toISOString()).toBe(expected);
  });

  it.each([
    ['Europe/Zurich', 2026, 9, 25, 2, '2026-10-25T00:30:00.000Z'],
    ['America/Los_Angeles', 2026, 10, 1, 1, '2026-11-01T08:30:00.000Z'],
  ])('is the first of an hour that comes twice in %s', (timezone, year, month, day, hour, expected) => {
    setReaderTime({ timezone, hasTwelveHours: false });
    expect(readerInstant({ year, month, day, hour, minute: 30 }).toISOString()).toBe(expected);
  });

  it.each(['America/St_Johns', 'Pacific/Auckland', 'Asia/Kathmandu', 'Africa/Casablanca'])(
    'agrees with the day in %s',
    (zone) => {
      setReaderTime({ timezone: zone, hasTwelveHours: true });
      assert(
        property(integer({ min: 0, max: 3650 }), (days) => {
          const shown = new Date(Date.UTC(2020, 0, 1 + days));
          const [year, month, day] = [shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate()];
          expect(readerDay(readerInstant({ year, month, day, hour: 12 }).getTime())).toEqual({ year, month, day });
        }),
      );
    },
  );
});

describe('a field of date and time', () => {
  it.each(['Asia/Tokyo', 'America/Los_Angeles', 'Europe/Zurich'])('is typed and shown in %s', (timezone) => {
    setReaderTime({ timezone, hasTwelveHours: true });
    for (const text of ['2026-12-31T23:50', '2027-03-14T09:05', '2028-02-29T00:00']) {
      expect(fieldTime(fieldInstant(text)?.toISOString() ?? '')).toBe(text);
    }
  });

  it('is another instant for whom it is earlier', () => {
    setReaderTime({ timezone: 'Asia/Tokyo', hasTwelveHours: false });
    expect(fieldInstant('2027-01-01T08:30')?.toISOString()).toBe('2026-12-31T23:30:00.000Z');
    expect(fieldTime('2026-12-31T23:30:00.000Z')).toBe('2027-01-01T08:30');
  });

  it('may be empty', () => {
    expect(fieldTime('')).toBe('');
    expect(fieldInstant('')).toBeNull();
  });
});
