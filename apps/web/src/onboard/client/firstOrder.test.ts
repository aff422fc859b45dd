import { describe, expect, it } from 'vitest';
import { firstOrder } from './firstOrder.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const pro = { price: 149, hasFreeTrial: true };
const enterprise = { price: 499, hasFreeTrial: false };

describe('what a first subscription costs', () => {
  it('is nothing before the trial has ended', () => {
    expect(firstOrder(pro, null, NOW)).toEqual({
      takenOff: 0,
      dueToday: 0,
      afterTrial: { amount: 149, from: '6 December 2026' },
    });
  });

  it('is due at once without a trial', () => {
    expect(firstOrder(enterprise, null, NOW)).toEqual({ takenOff: 0, dueToday: 499, afterTrial: null });
  });

  it('is less with a promotion, and never less than nothing', () => {
    expect(firstOrder(pro, { type: 'Percent', quantity: 20 }, NOW)).toMatchObject({
      takenOff: 29.8,
      afterTrial: { amount: 119.2 },
    });
    expect(firstOrder(enterprise, { type: 'Amount', quantity: 1000 }, NOW)).toMatchObject({ dueToday: 0 });
  });
});
