import { describe, expect, it } from 'vitest';
import { describeTrial } from './describeTrial.ts';

describe('describeTrial', () => {
  it('says what is left of days and messages', () => {
    expect(describeTrial({ daysRemaining: 9, messagesRemaining: 2716 }, 4000)).toEqual({
      strong: '9 days',
      rest: ' left in the trial',
      messages: '2,716 of 4,000 messages left',
      usedShare: 0.321,
      isUrgent: false,
      hasEnded: false,
    });
  });

  it.each([
    [4, 4000, false],
    [3, 4000, true],
    [1, 4000, true],
    [9, 401, false],
    [9, 400, true],
    [9, 0, true],
  ])('with %s days and %s of 4,000 messages: urgent is %s', (daysRemaining, messagesRemaining, isUrgent) => {
    expect(describeTrial({ daysRemaining, messagesRemaining }, 4000).isUrgent).toBe(isUrgent);
  });

  it('counts one day in the singular', () => {
    expect(describeTrial({ daysRemaining: 1, messagesRemaining: 5 }, 4000).strong).toBe('1 day');
  });

  it('has ended at no days, whatever is left of messages', () => {
    expect(describeTrial({ daysRemaining: 0, messagesRemaining: 613 }, 4000)).toEqual({
      strong: 'The trial has ended',
      rest: '',
      messages: null,
      usedShare: 1,
      isUrgent: true,
      hasEnded: true,
    });
  });

  it.each([null, 1000])('names no allowance where it cannot be %s', (limit) => {
    expect(describeTrial({ daysRemaining: 9, messagesRemaining: 2716 }, limit)).toMatchObject({
      messages: '2,716 messages left',
      usedShare: null,
    });
  });
});
