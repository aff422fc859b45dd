import { afterEach, describe, expect, it } from 'vitest';
import { setReaderTime } from '#ui/readerTime.ts';
import { naturalTime } from './naturalTime.ts';

/** A Sunday, in the machine's own time zone. */
const now = new Date(2026, 10, 22, 10, 30);
const at = (day: number, hour: number, minute = 0, month = 10) => new Date(2026, month, day, hour, minute);

describe('a natural time', () => {
  it.each([
    ['tomorrow 9', at(23, 9)],
    ['tomorrow at 17', at(23, 17)],
    ['tomorrow', at(23, 9)],
    ['Tomorrow morning', at(23, 9)],
    ['tomorrow afternoon', at(23, 14)],
    ['tonight', at(22, 19)],
    ['in 2 hours', at(22, 12, 30)],
    ['2h', at(22, 12, 30)],
    ['30m', at(22, 11)],
    ['next monday', at(23, 9)],
    ['friday', at(27, 9)],
    ['monday 14:30', at(23, 14, 30)],
    ['5pm', at(22, 17)],
    ['11', at(22, 11)],
    ['in 3 days', at(25, 9)],
    ['next week', at(29, 9)],
    ['1 dec', at(1, 9, 0, 11)],
    ['  24 December 18:00 ', at(24, 18, 0, 11)],
  ])('reads «%s»', (text, expected) => {
    expect(naturalTime(text, now)).toEqual(expected);
  });

  it.each(['', 'soon', 'hello there', '99', 'yesterday', '10 minutes ago', '\u202E', '😀'])(
    'finds none in «%s»',
    (text) => {
      expect(naturalTime(text, now)).toBeNull();
    },
  );

  it.each([
    ['in 2 hours', '2027-03-28T00:30:00Z', '2027-03-28T02:30:00.000Z'],
    ['in 30 minutes', '2027-10-31T00:45:00Z', '2027-10-31T01:15:00.000Z'],
    ['3h', '2026-10-25T00:30:00Z', '2026-10-25T03:30:00.000Z'],
    ['tomorrow 9', '2027-03-27T12:00:00Z', '2027-03-28T07:00:00.000Z'],
  ])('counts hours as they pass while the clocks change: «%s» at %s', (text, from, expected) => {
    setReaderTime({ timezone: 'Europe/Zurich', hasTwelveHours: false });
    expect(naturalTime(text, new Date(from))?.toISOString()).toBe(expected);
  });
  afterEach(() => setReaderTime({ timezone: null, hasTwelveHours: false }));

  it('is never one that has passed', () => {
    expect(naturalTime('today', now)).toBeNull();
  });
});
