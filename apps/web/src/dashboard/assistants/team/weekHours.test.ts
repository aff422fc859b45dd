import { describe, expect, it } from 'vitest';
import { nextSpan, spansOf, withSpans } from './weekHours.ts';

const DAYS = [
  { day: 1, from: '09:00', to: '12:00' },
  { day: 1, from: '13:00', to: '17:00' },
  { day: 6, from: '10:00', to: '14:00' },
];

describe('the hours of a week', () => {
  it('know the spans of a day by their place among all', () => {
    expect(spansOf(DAYS, 6)).toEqual([{ from: '10:00', to: '14:00', index: 2 }]);
    expect(spansOf(DAYS, 7)).toEqual([]);
  });

  it('take the same spans on several days, in the order of the week', () => {
    expect(withSpans(DAYS, [2, 1], [{ from: '08:00', to: '16:00' }])).toEqual([
      { day: 1, from: '08:00', to: '16:00' },
      { day: 2, from: '08:00', to: '16:00' },
      { day: 6, from: '10:00', to: '14:00' },
    ]);
    expect(withSpans(DAYS, [1], [])).toEqual([DAYS[2]]);
  });
});

describe('one more span of a day', () => {
  it.each([
    ['is a day’s work where there is none', [], { from: '09:00', to: '17:00' }],
    ['begins an hour after the last', [{ from: '09:00', to: '12:30' }], { from: '13:30', to: '17:30' }],
    ['ends with the day', [{ from: '09:00', to: '20:00' }], { from: '21:00', to: '24:00' }],
    ['has no room after a whole day', [{ from: '00:00', to: '24:00' }], null],
    ['has no room after a night', [{ from: '22:00', to: '02:00' }], null],
    ['has no room after three', Array.from({ length: 3 }, () => ({ from: '01:00', to: '02:00' })), null],
  ])('%s', (_, spans, expected) => {
    expect(nextSpan(spans)).toEqual(expected);
  });
});
