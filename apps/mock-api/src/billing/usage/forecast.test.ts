import { describe, expect, it } from 'vitest';
import { forecast } from './forecast.ts';

const day = (number: number, hour = 0) => new Date(Date.UTC(2026, 10, number, hour));
const november = { startsAt: day(1), endsAt: day(31) };

describe('the forecast', () => {
  it('says when the limit is reached, if it goes on like this', () => {
    expect(forecast(november, { used: 500, limit: 1000 }, day(12))).toEqual({ expected: 1364, reachedAt: day(23) });
  });

  it('says how much it will be where that is within the limit', () => {
    expect(forecast(november, { used: 100, limit: 1000 }, day(11))).toEqual({ expected: 300, reachedAt: null });
    expect(forecast(november, { used: 0, limit: 1000 }, day(11))).toEqual({ expected: 0, reachedAt: null });
  });

  it('says no day for what is reached already', () => {
    expect(forecast(november, { used: 1000, limit: 1000 }, day(11))).toEqual({ expected: 3000, reachedAt: null });
  });

  it('is not made on the first day, after the end, or where no end is known', () => {
    const count = { used: 10, limit: 1000 };
    expect(forecast(november, count, day(1, 23))).toBeNull();
    expect(forecast(november, count, day(31))).toBeNull();
    expect(forecast({ ...november, endsAt: null }, count, day(11))).toBeNull();
  });
});
