import { describe, expect, it } from 'vitest';
import { fittingPlan, passedLimits } from './passedLimits.ts';

const messages = (used: number, atLimit = 'Stop') => [{ metric: 'Messages', used, atLimit }];

describe('the limits that are passed before a plan begins', () => {
  it('are those that were reached', () => {
    expect(passedLimits('Starter', messages(1284))).toEqual([{ metric: 'Messages', used: 1284, limit: 1000 }]);
    expect(passedLimits('Starter', messages(1000))).toHaveLength(1);
    expect(passedLimits('Starter', messages(999))).toEqual([]);
    expect(passedLimits('Standard', messages(1284))).toEqual([]);
  });

  it('are of each metric', () => {
    const meters = [...messages(10), { metric: 'MapRequests', used: 600, atLimit: 'Stop' }];

    expect(passedLimits('Standard', meters).map(({ metric }) => metric)).toEqual(['MapRequests']);
  });

  it('let a tenth more through, or everything, where that was chosen', () => {
    expect(passedLimits('Starter', messages(1099, 'Grace10'))).toEqual([]);
    expect(passedLimits('Starter', messages(1100, 'Grace10'))).toHaveLength(1);
    expect(passedLimits('Starter', messages(9000, 'NotifyOnly'))).toEqual([]);
  });

  it('are none of what this build does not know', () => {
    expect(passedLimits('Starter', [{ metric: 'Voices', used: 9, atLimit: 'Stop' }])).toEqual([]);
  });
});

describe('the plan that fits', () => {
  it.each([
    [999, 'Starter'],
    [1284, 'Standard'],
    [4000, 'Pro'],
    [8000, 'Enterprise'],
    [40_000, null],
  ])('after %i messages is %s', (used, plan) => {
    expect(fittingPlan(messages(used))).toBe(plan);
  });
});
