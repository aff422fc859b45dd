import { describe, expect, it } from 'vitest';
import { planChange } from './planPicking.ts';

describe('planChange', () => {
  const cancelled = { type: 'Standard', status: 'Active', cancellationDate: '2026-11-20T10:00:00Z' } as const;
  const running = { type: 'Standard', status: 'Active', cancellationDate: null } as const;

  it('takes a cancelled plan up again, without naming it', () => {
    expect(planChange(cancelled, 'Standard')).toEqual({ kind: 'reactivate' });
  });

  it('names another plan when a cancelled one is taken up with it', () => {
    expect(planChange(cancelled, 'Pro')).toEqual({ kind: 'reactivate', newSubscriptionType: 'Pro' });
  });

  it('only notes the payment method for the plan one is on', () => {
    expect(planChange(running, 'Standard')).toEqual({ kind: 'enterPaymentMethod' });
  });

  it('asks for a plan that paused for want of a card, also for the same one', () => {
    const paused = { ...running, status: 'Paused' } as const;
    expect(planChange(paused, 'Standard')).toEqual({ kind: 'update', subscriptionType: 'Standard' });
    expect(planChange(paused, 'Starter')).toEqual({ kind: 'update', subscriptionType: 'Starter' });
  });

  it('changes to any other plan, larger or smaller', () => {
    expect(planChange(running, 'Pro')).toEqual({ kind: 'update', subscriptionType: 'Pro' });
    expect(planChange(running, 'Starter')).toEqual({ kind: 'update', subscriptionType: 'Starter' });
  });
});
