import { describe, expect, it } from 'vitest';
import { planChange, settlement } from './planPicking.ts';

const cancelled = { type: 'Standard', status: 'Active', cancellationDate: '2026-11-20T10:00:00Z' } as const;
const running = { type: 'Standard', status: 'Active', cancellationDate: null } as const;

describe('planChange', () => {
  it('takes a cancelled plan up again, without naming it', () => {
    expect(planChange(cancelled, 'Standard')).toEqual({ kind: 'reactivate' });
  });

  it('names another plan when a cancelled one is taken up with it', () => {
    expect(planChange(cancelled, 'Pro')).toEqual({ kind: 'reactivate', newSubscriptionType: 'Pro' });
  });

  it('only notes the payment method for the plan one is on', () => {
    expect(planChange(running, 'Standard')).toEqual({ kind: 'enterPaymentMethod' });
  });

  it('changes to any other plan, larger or smaller', () => {
    expect(planChange(running, 'Pro')).toEqual({ kind: 'update', subscriptionType: 'Pro' });
    expect(planChange(running, 'Starter')).toEqual({ kind: 'update', subscriptionType: 'Starter' });
  });
});

describe('settlement', () => {
  it('pays what is owed, whatever is chosen', () => {
    expect(settlement({ ...running, status: 'PastDue' }, 'Standard')).toBe('payOwed');
    expect(settlement({ ...running, status: 'PastDue' }, 'Pro')).toBe('payOwed');
  });

  it('takes the plan up again that paused for want of a card', () => {
    expect(settlement({ ...running, status: 'Paused' }, 'Standard')).toBe('resume');
  });

  it('never pays for the paused plan when another one is chosen', () => {
    expect(settlement({ ...running, status: 'Paused' }, 'Pro')).toBeNull();
  });

  it('is nothing for a plan that runs, or that is reactivated', () => {
    expect(settlement(running, 'Standard')).toBeNull();
    expect(settlement({ ...cancelled, status: 'Paused' }, 'Standard')).toBeNull();
  });
});
