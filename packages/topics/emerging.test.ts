import { describe, expect, it } from 'vitest';
import { isEmerging, usualBand } from './emerging.ts';

describe('isEmerging', () => {
  const usual = [2, 3, 2, 4, 3, 2];

  it('tells of a week well above the earlier ones', () => {
    expect(isEmerging(11, usual)).toBe(true);
    expect(isEmerging(4, usual)).toBe(false);
  });

  it('is silent about few conversations and about what has no history', () => {
    expect(isEmerging(4, [0, 0, 0, 0])).toBe(false);
    expect(isEmerging(40, [1, 2])).toBe(false);
  });

  it('takes two standard deviations around the mean as usual, and never less than none', () => {
    expect(usualBand([2, 4, 2, 4])).toEqual({ least: 1, most: 5 });
    expect(usualBand([0, 0, 9])?.least).toBe(0);
  });
});
