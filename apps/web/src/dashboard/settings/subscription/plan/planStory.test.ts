import { describe, expect, it } from 'vitest';
import { planStory } from './planStory.ts';

const running = {
  type: 'Pro',
  status: 'Active',
  cancellationDate: null,
  periodEnd: '2026-12-04T12:00:00Z',
  scheduleToDowngrade: null,
} as const;
const storyOf = (
  change: Partial<Parameters<typeof planStory>[0]['subscription']>,
  more: { paymentMethodEntered?: boolean; manuallyInvoiced?: boolean } = {},
) =>
  planStory({
    subscription: { ...running, ...change },
    paymentMethodEntered: true,
    manuallyInvoiced: false,
    ...more,
  });

describe('planStory', () => {
  it('says when a plan renews', () => {
    expect(storyOf({})).toEqual({ state: 'Active', tone: 'positive', sentence: 'Renews on 4 December 2026.' });
  });

  it('says until when a trial is free, and what it takes to go on', () => {
    expect(storyOf({ status: 'Trialing' }, { paymentMethodEntered: false }).sentence).toBe(
      'Free until 4 December 2026. Pick a plan and add a card to go on after that.',
    );
    expect(storyOf({ status: 'Trialing' }).sentence).toBe('Free until 4 December 2026. Your card pays from then on.');
  });

  it('names the smaller plan that waits', () => {
    const scheduleToDowngrade = { type: 'Starter', dueDate: '2026-12-04T12:00:00Z' } as const;
    expect(storyOf({ scheduleToDowngrade }).sentence).toBe(
      'Pro stays yours until 4 December 2026; then Starter begins.',
    );
  });

  it('tells a plan that was cancelled from one that has ended', () => {
    const cancellationDate = '2026-11-20T12:00:00Z';
    expect(storyOf({ cancellationDate })).toMatchObject({
      state: 'Cancelled',
      sentence: 'You cancelled on 20 November 2026. The plan stays yours until 4 December 2026.',
    });
    expect(storyOf({ cancellationDate, status: 'Canceled' }).state).toBe('Ended');
  });

  it('leads out of a payment that failed and of a trial that is over', () => {
    expect(storyOf({ status: 'PastDue' })).toMatchObject({ state: 'Payment overdue', tone: 'critical' });
    expect(storyOf({ status: 'Paused' })).toMatchObject({ state: 'Trial ended', tone: 'caution' });
  });

  it('sends who pays by invoice to us', () => {
    expect(storyOf({ periodEnd: null }, { manuallyInvoiced: true }).state).toBe('Paid by invoice');
  });
});
