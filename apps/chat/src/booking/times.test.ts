import { describe, expect, it } from 'vitest';
import { daysOf } from './times.ts';

const MANNER = { locale: 'en-GB', hourCycle: 'h23' } as const;
const TIMES = ['2026-11-27T23:30:00Z', '2026-11-27T09:00:00Z', '2026-11-28T08:00:00Z'];

describe('Free times', () => {
  it('stand under the day on which they are where the visitor is, in order', () => {
    expect(daysOf(TIMES, MANNER, 'Europe/Zurich')).toMatchObject([
      { label: 'Friday 27 November', weekday: 'Fri', date: '27 Nov', times: [TIMES[1]] },
      { label: 'Saturday 28 November', times: [TIMES[0], TIMES[2]] },
    ]);
  });

  it('are on another day elsewhere', () => {
    expect(daysOf(TIMES, MANNER, 'America/New_York').map(({ times }) => times.length)).toEqual([2, 1]);
  });
});
