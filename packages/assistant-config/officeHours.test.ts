import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfficeHours } from './configSchema.ts';
import { isOpenAt, nextOpening } from './officeHours.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const weekdays = (from: string, to: string) => [1, 2, 3, 4, 5].map((day) => ({ day, from, to }));

const hours = (over: Partial<OfficeHours> = {}): OfficeHours => ({
  isOn: true,
  timezone: 'Europe/Berlin',
  days: weekdays('09:00', '17:00'),
  holidays: [],
  ...over,
});

const opensAt = (office: OfficeHours, at: string) => {
  const opening = nextOpening(office, Date.parse(at));
  return opening === null ? null : new Date(opening).toISOString();
};

describe('isOpenAt', () => {
  it.each([
    ['2026-11-23T07:59:59Z', false],
    ['2026-11-23T08:00:00Z', true],
    ['2026-11-23T15:59:59Z', true],
    ['2026-11-23T16:00:00Z', false],
    ['2026-11-22T10:00:00Z', false],
    ['2026-07-06T07:00:00Z', true],
  ])('at %s: %s', (at, isOpen) => {
    expect(isOpenAt(hours(), Date.parse(at))).toBe(isOpen);
  });

  it('is open always where no hours are kept', () => {
    expect(isOpenAt(hours({ isOn: false, days: [] }), 0)).toBe(true);
  });

  it('knows several spans a day, and the day’s last minute', () => {
    const office = hours({
      timezone: 'UTC',
      days: [
        { day: 1, from: '09:00', to: '12:00' },
        { day: 1, from: '13:00', to: '24:00' },
      ],
    });
    const isOpen = (time: string) => isOpenAt(office, Date.parse(`2026-11-23T${time}Z`));

    expect([isOpen('11:59'), isOpen('12:30'), isOpen('13:00'), isOpen('23:59:59')]).toEqual([true, false, true, true]);
    expect(isOpenAt(office, Date.parse('2026-11-24T00:00Z'))).toBe(false);
  });

  it('keeps a night open after midnight, which a holiday closes from its evening on', () => {
    const nights = { timezone: 'UTC', days: [{ day: 5, from: '22:00', to: '02:00' }] };
    const closed = hours({ ...nights, holidays: [{ date: '2026-11-27', label: '' }] });
    const after = hours({ ...nights, holidays: [{ date: '2026-11-28', label: '' }] });

    expect(isOpenAt(after, Date.parse('2026-11-28T01:00Z'))).toBe(true);
    expect(isOpenAt(closed, Date.parse('2026-11-28T01:00Z'))).toBe(false);
  });

  it('is closed on holidays as the zone dates them', () => {
    const office = hours({
      timezone: 'Pacific/Auckland',
      days: weekdays('00:00', '24:00'),
      holidays: [{ date: '2026-11-24', label: '' }],
    });

    expect(isOpenAt(office, Date.parse('2026-11-23T12:00Z'))).toBe(false);
    expect(isOpenAt(office, Date.parse('2026-11-24T12:00Z'))).toBe(true);
  });
});

describe('nextOpening', () => {
  it.each([
    ['now, where it is open', '2026-11-23T09:30:00.000Z', '2026-11-23T09:30:00.000Z'],
    ['this morning', '2026-11-23T05:00:00Z', '2026-11-23T08:00:00.000Z'],
    ['tomorrow', '2026-11-23T16:00:00Z', '2026-11-24T08:00:00.000Z'],
    ['after the weekend', '2026-11-27T18:00:00Z', '2026-11-30T08:00:00.000Z'],
    ['by the clock of the season', '2026-10-23T18:00:00Z', '2026-10-26T08:00:00.000Z'],
  ])('is %s', (_, at, opening) => {
    expect(opensAt(hours(), at)).toBe(opening);
  });

  it('passes over holidays, even a year of them', () => {
    const mondays = Array.from({ length: 60 }, (_, week) => ({
      date: new Date(Date.parse('2026-11-23') + week * 7 * 24 * HOUR).toISOString().slice(0, 10),
      label: '',
    }));
    const office = hours({ timezone: 'UTC', days: [{ day: 1, from: '09:00', to: '10:00' }], holidays: mondays });

    expect(opensAt(office, '2026-11-23T00:00Z')).toBe('2028-01-17T09:00:00.000Z');
  });

  it('is never without a day', () => {
    expect(opensAt(hours({ days: [] }), '2026-11-23T00:00Z')).toBeNull();
  });

  it('opens when the clocks are put forward over the beginning', () => {
    const office = hours({ days: [{ day: 7, from: '02:30', to: '05:00' }] });

    expect(opensAt(office, '2026-03-29T00:00Z')).toBe('2026-03-29T01:00:00.000Z');
  });

  it('waits a week where the clocks leave out the whole span', () => {
    const office = hours({ days: [{ day: 7, from: '02:00', to: '03:00' }] });

    expect(opensAt(office, '2026-03-29T00:00Z')).toBe('2026-04-05T00:00:00.000Z');
  });

  it('opens again when the clocks are put back into a span', () => {
    const office = hours({ days: [{ day: 7, from: '01:00', to: '02:30' }] });

    expect(opensAt(office, '2026-10-25T00:40Z')).toBe('2026-10-25T01:00:00.000Z');
  });

  it('is the beginning of a span, not the change of the clocks in the night after it', () => {
    const office = hours({ timezone: 'Australia/Lord_Howe', days: [{ day: 6, from: '03:00', to: '02:45' }] });

    expect(opensAt(office, '2026-10-02T13:29Z')).toBe('2026-10-02T16:30:00.000Z');
  });

  it('is the first open minute, in every zone and season', () => {
    const time = fc.integer({ min: 0, max: 96 }).map((quarters) => clock(quarters * 15));
    const days = fc.array(
      fc
        .record({ day: fc.integer({ min: 1, max: 7 }), from: time, to: time })
        .filter(({ from, to }) => from !== to && from !== '24:00'),
      { minLength: 1, maxLength: 6 },
    );
    const timezone = fc.constantFrom(
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Africa/Casablanca',
      'Asia/Kathmandu',
    );
    const changes = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'];
    const instant = fc
      .tuple(fc.constantFrom(...changes), fc.integer({ min: -40 * 60, max: 40 * 60 }))
      .map(([date, minutes]) => Date.parse(date) + minutes * MINUTE);

    fc.assert(
      fc.property(days, timezone, instant, (days, timezone, at) => {
        const office = hours({ days, timezone });
        const opening = nextOpening(office, at) ?? Number.NaN;

        const earlier: number[] = [];
        for (let minute = at; minute < Math.min(opening, at + 60 * HOUR); minute += 5 * MINUTE) earlier.push(minute);
        expect(earlier.filter((minute) => isOpenAt(office, minute))).toEqual([]);
        expect(isOpenAt(office, opening)).toBe(true);
        expect(opening === at || !isOpenAt(office, opening - MINUTE)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
