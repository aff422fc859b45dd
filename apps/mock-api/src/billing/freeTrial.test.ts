import { describe, expect, it } from 'vitest';
import { freeTrialInfo } from './freeTrial.ts';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 60 * 60_000);
const client = { messagesUsed: 0, paymentMethodEntered: false, manuallyInvoiced: false };
const trial = (hours: number) => ({ type: 'Starter', trialEndsAt: inHours(hours) }) as const;

describe('freeTrialInfo', () => {
  it.each([
    [14 * 24, 14],
    [24.01, 2],
    [24, 1],
    [0.01, 1],
    [0, 0],
    [-48, 0],
  ])('rounds %s hours up to %s days', (hours, daysRemaining) => {
    expect(freeTrialInfo(client, trial(hours), NOW)).toMatchObject({ daysRemaining });
  });

  it.each([
    ['Starter', 990],
    ['Standard', 3990],
    ['Pro', 7990],
    ['Enterprise', 39_990],
  ] as const)('counts messages against the allowance of %s', (type, messagesRemaining) => {
    const used = { ...client, messagesUsed: 10 };

    expect(freeTrialInfo(used, { ...trial(24), type }, NOW)).toMatchObject({ messagesRemaining });
  });

  it('never leaves less than no messages', () => {
    expect(freeTrialInfo({ ...client, messagesUsed: 5000 }, trial(24), NOW)).toMatchObject({ messagesRemaining: 0 });
  });

  it('is nothing without a trial', () => {
    expect(freeTrialInfo(client, { type: 'Starter', trialEndsAt: null }, NOW)).toBeNull();
  });

  it.each(['paymentMethodEntered', 'manuallyInvoiced'] as const)(
    'is over for good once the client pays (%s)',
    (pays) => {
      expect(freeTrialInfo({ ...client, [pays]: true }, trial(-1), NOW)).toBeNull();
      expect(freeTrialInfo({ ...client, [pays]: true }, trial(1), NOW)).toMatchObject({ daysRemaining: 1 });
    },
  );
});
