import { describe, expect, it } from 'vitest';
import { newPeriodAt, type Payer } from './newPeriodAt.ts';

const at = (text: string) => new Date(`${text}T12:00:00.000Z`);
const paid = (more: Partial<NonNullable<Payer['subscription']>> = {}, paymentMethodEntered = true): Payer => ({
  manuallyInvoiced: false,
  paymentMethodEntered,
  subscription: {
    status: 'Active',
    periodStart: at('2026-01-31'),
    periodEnd: at('2026-02-28'),
    cancellationDate: null,
    ...more,
  },
});
const alone = { before: null, after: null };
const january = { startsAt: at('2026-01-31'), endsAt: at('2026-02-28') };
const after = { before: january, after: null };
const days = (span: ReturnType<typeof newPeriodAt>) =>
  span && [span.startsAt, span.endsAt].map((date) => date?.toISOString().slice(0, 10) ?? null);

describe('the period that an instant lies in', () => {
  it('is the month that is paid for', () => {
    expect(days(newPeriodAt(paid(), at('2026-02-10'), alone))).toEqual(['2026-01-31', '2026-02-28']);
  });

  it('is the next month, and the one after it, before Stripe has told of them', () => {
    expect(days(newPeriodAt(paid(), at('2026-03-02'), after))).toEqual(['2026-02-28', '2026-03-28']);
    expect(days(newPeriodAt(paid(), at('2026-04-02'), after))).toEqual(['2026-03-28', '2026-04-28']);
  });

  it('begins with the instant at which the one before ends', () => {
    expect(days(newPeriodAt(paid(), at('2026-02-28'), after))).toEqual(['2026-02-28', '2026-03-28']);
  });

  it('ends a month later on the same day, or on the month’s last one', () => {
    const ending = paid({ periodStart: at('2025-12-31'), periodEnd: at('2026-01-31') });
    expect(days(newPeriodAt(ending, at('2026-02-10'), alone))).toEqual(['2026-01-31', '2026-02-28']);
    expect(days(newPeriodAt(ending, at('2026-03-10'), alone))).toEqual(['2026-02-28', '2026-03-31']);
  });

  it('follows a trial only when there is a card to pay with', () => {
    const trial = { status: 'Trialing' } as const;
    expect(days(newPeriodAt(paid(trial), at('2026-03-02'), after))).toEqual(['2026-02-28', '2026-03-28']);
    expect(newPeriodAt(paid(trial, false), at('2026-03-02'), after)).toBeNull();
  });

  it.each([{ status: 'Paused' }, { status: 'Canceled' }, { cancellationDate: at('2026-02-01') }] as const)(
    'is still the last one where nothing follows: %o',
    (ended) => {
      expect(newPeriodAt(paid(ended), at('2026-03-02'), after)).toBeNull();
      expect(days(newPeriodAt(paid(ended), at('2026-03-02'), alone))).toEqual(['2026-01-31', null]);
    },
  );

  it('is the calendar’s month for whoever pays by invoice, or has no plan yet', () => {
    const invoiced = { ...paid(), manuallyInvoiced: true };
    const none = { manuallyInvoiced: false, paymentMethodEntered: false, subscription: null };
    for (const payer of [invoiced, none]) {
      expect(newPeriodAt(payer, at('2026-12-10'), alone)).toEqual({
        startsAt: new Date('2026-12-01T00:00:00.000Z'),
        endsAt: new Date('2027-01-01T00:00:00.000Z'),
      });
    }
  });

  it('reaches into none of its neighbours', () => {
    const following = { before: null, after: { startsAt: at('2026-02-20'), endsAt: null } };
    expect(days(newPeriodAt(paid(), at('2026-02-10'), following))).toEqual(['2026-01-31', '2026-02-20']);
    const early = { before: { startsAt: at('2026-01-01'), endsAt: at('2026-02-05') }, after: null };
    expect(days(newPeriodAt(paid(), at('2026-02-10'), early))).toEqual(['2026-02-05', '2026-02-28']);
  });
});
