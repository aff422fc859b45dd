import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlapsOf, type Span, spanDate } from './spans.ts';

const MINUTES_OF_WEEK = 7 * 24 * 60;
/** 2026-11-23 is a Monday. */
const MONDAY = Date.parse('2026-11-23T00:00Z');

const localAt = (minute: number) => {
  const instant = new Date(MONDAY + minute * 60_000);
  return {
    date: instant.toISOString().slice(0, 10),
    day: instant.getUTCDay() || 7,
    time: instant.toISOString().slice(11, 16),
  };
};
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const time = fc.integer({ min: 0, max: 47 }).map((halves) => clock(halves * 30));
const span: fc.Arbitrary<Span> = fc
  .record({ day: fc.integer({ min: 1, max: 7 }), from: time, to: fc.oneof(time, fc.constant('24:00')) })
  .filter(({ from, to }) => from !== to);

describe('spanDate', () => {
  it.each([
    ['in the evening', '2026-11-27 21:59', null],
    ['when it begins', '2026-11-27 22:00', '2026-11-27'],
    ['after midnight', '2026-11-28 01:59', '2026-11-27'],
    ['when it ends', '2026-11-28 02:00', null],
    ['the night before', '2026-11-27 01:00', null],
  ])('of a night on Friday, %s', (_, at, expected) => {
    const minute = (Date.parse(`${at.replace(' ', 'T')}Z`) - MONDAY) / 60_000;

    expect(spanDate({ day: 5, from: '22:00', to: '02:00' }, localAt(minute))).toBe(expected);
  });

  it('goes from Sunday into Monday', () => {
    expect(spanDate({ day: 7, from: '22:00', to: '02:00' }, localAt(60))).toBe('2026-11-22');
  });

  it('runs once a week, as long as its times say, and begins on its day', () => {
    fc.assert(
      fc.property(span, (one) => {
        const dates = Array.from({ length: MINUTES_OF_WEEK / 30 }, (_, half) => spanDate(one, localAt(half * 30)));

        const running = dates.filter((date) => date !== null);
        const [from, to] = [one.from, one.to].map((at) => Number(at.slice(0, 2)) * 60 + Number(at.slice(3)));
        expect(running.length * 30).toBe((to ?? 0) - (from ?? 0) + (one.to < one.from ? 24 * 60 : 0));
        for (const date of running) expect(new Date(date).getUTCDay() || 7).toBe(one.day);
      }),
    );
  });
});

describe('overlapsOf', () => {
  it('names the earlier one, also across midnight and the end of the week', () => {
    const night = { day: 7, from: '22:00', to: '02:00' };
    const early = { day: 1, from: '01:00', to: '03:00' };
    const late = { day: 1, from: '02:00', to: '05:00' };

    expect(overlapsOf([night, early])).toEqual(new Map([[1, 0]]));
    expect(overlapsOf([night, late])).toEqual(new Map());
  });

  it('finds two spans exactly where some minute is in both', () => {
    fc.assert(
      fc.property(span, span, (one, other) => {
        const minutes = Array.from({ length: MINUTES_OF_WEEK / 30 }, (_, half) => localAt(half * 30));
        const both = minutes.some((local) => spanDate(one, local) !== null && spanDate(other, local) !== null);

        expect(overlapsOf([one, other]).size === 1).toBe(both);
        expect(overlapsOf([other, one]).size === 1).toBe(both);
      }),
    );
  });
});
