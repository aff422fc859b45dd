import { describe, expect, it } from 'vitest';
import { subscriptionAct } from './subscriptionAct.ts';

const RUNNING = { type: 'Standard', cancellationDate: null, downgradeType: null, stripeId: 'sub_1' } as const;
const ENDED = { ...RUNNING, cancellationDate: new Date('2026-12-01') };

describe('what was done to a subscription', () => {
  it.each([
    ['nothing', RUNNING, RUNNING, null],
    ['a larger plan', RUNNING, { ...RUNNING, type: 'Pro' }, { action: 'PlanChanged', detail: 'Pro' }],
    [
      'a smaller one for later',
      RUNNING,
      { ...RUNNING, downgradeType: 'Starter' },
      { action: 'DowngradeScheduled', detail: 'Starter' },
    ],
    [
      'that given up',
      { ...RUNNING, downgradeType: 'Starter' },
      RUNNING,
      { action: 'DowngradeUndone', detail: 'Starter' },
    ],
    [
      'its end',
      { ...RUNNING, downgradeType: 'Starter' },
      ENDED,
      { action: 'SubscriptionCanceled', detail: 'Standard' },
    ],
    ['its return', ENDED, { ...RUNNING, type: 'Pro' }, { action: 'SubscriptionReactivated', detail: 'Pro' }],
    [
      'another in its place',
      RUNNING,
      { ...RUNNING, stripeId: 'sub_2' },
      { action: 'SubscriptionReactivated', detail: 'Standard' },
    ],
  ] as const)('is told by what it was and is: %s', (_, before, after, act) => {
    expect(subscriptionAct(before, after)).toEqual(act);
  });
});
