import { describe, expect, it } from 'vitest';
import { allowed, limitOf, thresholdCrossed } from './limits.ts';

describe('how much is let through', () => {
  it.each([
    ['Stop', 50],
    ['Grace10', 55],
    ['NotifyOnly', Infinity],
  ] as const)('with %s of a limit of 50 is %s', (atLimit, most) => {
    expect(allowed(50, atLimit)).toBe(most);
  });

  it('has no bound without a plan', () => {
    expect(allowed(limitOf(null, 'Messages'), 'Stop')).toBe(Infinity);
  });
});

describe('the threshold that is crossed', () => {
  it.each([
    [39, 40, 80],
    [44, 45, 90],
    [49, 50, 100],
    [50, 51, null],
    [38, 39, null],
    [0, 47, 90],
    [0, 60, 100],
  ])('from %s to %s of 50 is %s', (from, to, threshold) => {
    expect(thresholdCrossed(50, 'Stop', { from, to })).toBe(threshold);
  });

  it('is also the end of the tenth that is let through beyond the limit', () => {
    expect(thresholdCrossed(50, 'Grace10', { from: 54, to: 55 })).toBe(110);
    expect(thresholdCrossed(50, 'Grace10', { from: 49, to: 50 })).toBe(100);
    expect(thresholdCrossed(50, 'NotifyOnly', { from: 54, to: 55 })).toBeNull();
  });
});
