import { describe, expect, it } from 'vitest';
import { paths } from '#router/paths.ts';
import { billingNeed } from './billingNeed.ts';

const trial = (daysRemaining: number) => ({ daysRemaining, messagesRemaining: 1200 });

describe('billingNeed', () => {
  it('tells of a trial in its last three days', () => {
    expect(billingNeed('Trialing', trial(4))).toBeNull();
    expect(billingNeed('Trialing', trial(3))).toMatchObject({
      title: 'The trial ends in 3 days',
      text: '1,200 messages are left',
      to: paths.planPicker(),
    });
  });

  it('tells of a trial that has ended', () => {
    expect(billingNeed('Paused', trial(0))).toMatchObject({ title: 'The trial has ended', act: 'Pick plan' });
  });

  it('leads to the payment that failed', () => {
    expect(billingNeed('PastDue', null)).toMatchObject({ title: 'The last payment failed', to: paths.owedInvoice });
  });

  it('leads back from a subscription that has ended', () => {
    expect(billingNeed('Canceled', null)).toMatchObject({
      title: 'The subscription has ended',
      to: paths.planPicker(),
    });
  });

  it('says nothing while all is paid for', () => {
    expect(billingNeed('Active', null)).toBeNull();
    expect(billingNeed(null, null)).toBeNull();
  });
});
