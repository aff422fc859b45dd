import * as fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { readFilters, writeFilters } from '../filters/urlFilters.ts';
import { setReaderTime } from '../readerTime.ts';
import { addDays, dayAt, daysIn, isDay, monthOf, startOf } from './days.ts';
import { periodField } from './periodField.ts';
import { describeRange, formatPeriod, parsePeriod } from './periodText.ts';
import { periodBefore, presetRange, PRESETS } from './presetRange.ts';

const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyRange = fc
  .tuple(anyDay, fc.integer({ min: 0, max: 800 }))
  .map(([from, length]) => ({ from, to: addDays(from, length) }));

describe('presetRange', () => {
  it.each([
    ['today', '2026-11-19', '2026-11-19'],
    ['last-7-days', '2026-11-13', '2026-11-19'],
    ['last-30-days', '2026-10-21', '2026-11-19'],
    ['this-month', '2026-11-01', '2026-11-19'],
    ['last-month', '2026-10-01', '2026-10-31'],
  ] as const)('%s is from %s to %s', (preset, from, to) => {
    expect(presetRange(preset, '2026-11-19')).toEqual({ from, to });
  });

  it('knows last month in January and in March of a leap year', () => {
    expect(presetRange('last-month', '2027-01-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(presetRange('last-month', '2028-03-30')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  });

  it('never reaches beyond today and is as long as it says', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        for (const preset of PRESETS) {
          const { from, to } = presetRange(preset, today);
          expect(from <= to && to <= today).toBe(true);
        }
        expect(daysIn(presetRange('last-7-days', today))).toBe(7);
        expect(daysIn(presetRange('last-30-days', today))).toBe(30);
        expect(presetRange('last-month', today).to).toBe(addDays(monthOf(today).from, -1));
      }),
    );
  });
});

describe('periodBefore', () => {
  it('is as long and ends the day before', () => {
    fc.assert(
      fc.property(anyRange, (range) => {
        const before = periodBefore(range);
        expect(daysIn(before)).toBe(daysIn(range));
        expect(addDays(before.to, 1)).toBe(range.from);
      }),
    );
  });
});

describe('dayAt', () => {
  it('is the day where the reader is, on both sides of the date line', () => {
    const instant = Date.parse('2026-11-19T11:30:00Z');
    expect(dayAt(instant, 'Pacific/Kiritimati')).toBe('2026-11-20');
    expect(dayAt(instant, 'Pacific/Pago_Pago')).toBe('2026-11-19');
    expect(dayAt(Date.parse('2026-11-19T10:30:00Z'), 'Pacific/Pago_Pago')).toBe('2026-11-18');
  });

  it('counts days over the changes of clocks', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(daysIn({ from: '2026-10-24', to: '2026-10-26' })).toBe(3);
  });
});

describe('startOf', () => {
  afterEach(() => setReaderTime({ timezone: null, hasTwelveHours: false }));

  it('is midnight where the reader has chosen to be, also as the clocks change', () => {
    setReaderTime({ timezone: 'Pacific/Kiritimati', hasTwelveHours: false });
    expect(startOf('2027-01-01', 0)).toBe('2026-12-31T10:00:00.000Z');
    expect(startOf('2026-12-31', 1)).toBe('2026-12-31T10:00:00.000Z');
    setReaderTime({ timezone: 'America/Los_Angeles', hasTwelveHours: false });
    expect(startOf('2027-03-14', 0)).toBe('2027-03-14T08:00:00.000Z');
    expect(startOf('2027-03-14', 1)).toBe('2027-03-15T07:00:00.000Z');
  });
});

describe('a period in the URL', () => {
  it('comes back as it went', () => {
    const period = fc.oneof(fc.constantFrom(...PRESETS), anyRange);
    fc.assert(
      fc.property(period, (one) => {
        expect(parsePeriod(formatPeriod(one))).toEqual(one);
        const schema = { period: periodField('last-30-days') };
        const url = writeFilters(schema, new URLSearchParams(), { period: formatPeriod(one) });
        expect(readFilters(schema, url).period).toBe(formatPeriod(one));
      }),
    );
  });

  it('may stand the wrong way round', () => {
    expect(parsePeriod('2026-11-19..2026-11-01')).toEqual({ from: '2026-11-01', to: '2026-11-19' });
  });

  it.each(['', 'yesterday', '2026-11-19', '2026-02-30..2026-03-01', '2026-11-01..2026-11-02..2026-11-03', '1..2'])(
    'is dropped when it is «%s»',
    (text) => {
      expect(parsePeriod(text)).toBeUndefined();
    },
  );
});

describe('describeRange', () => {
  it.each([
    ['2026-10-21', '2026-11-19', '21 Oct to 19 Nov'],
    ['2026-11-19', '2026-11-19', '19 Nov'],
    ['2025-12-20', '2026-01-03', '20 Dec 2025 to 3 Jan 2026'],
  ])('from %s to %s is «%s»', (from, to, expected) => {
    expect(describeRange({ from, to }, '2026-11-19')).toBe(expected);
  });

  it('takes only real days', () => {
    expect(isDay('2026-02-29')).toBe(false);
    expect(isDay('2028-02-29')).toBe(true);
  });
});
