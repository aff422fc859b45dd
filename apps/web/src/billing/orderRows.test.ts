import { describe, expect, it } from 'vitest';
import { orderRows } from './orderRows.ts';

const preview = {
  effectiveAt: '2026-11-22T12:00:00Z',
  isImmediate: true,
  currency: 'usd',
  lines: [],
  discount: 0,
  amountDue: 0,
  monthlyAmount: 7900,
  nextAmount: 7900,
} as const;
const periodEnd = '2026-12-03T12:00:00Z';
const nothing = { owed: [], waiting: null };

describe('orderRows', () => {
  it('asks nothing of who is in the trial before it ends', () => {
    const order = orderRows(preview, { type: 'Standard', status: 'Trialing', periodEnd }, nothing);
    expect(order).toEqual({
      lines: [{ name: '14-day free trial', value: 'until 3 December 2026' }],
      due: 0,
      next: { name: 'Then, from 3 December 2026', value: '$79.00' },
      notes: [],
    });
  });

  it('says line by line what an upgrade costs today, less promotion and credit', () => {
    const order = orderRows(
      {
        ...preview,
        lines: [
          { description: 'Unused time on Parley Starter', amount: -1000 },
          { description: 'Remaining time on Parley Standard', amount: 5000 },
        ],
        discount: 800,
        amountDue: 3000,
      },
      { type: 'Starter', status: 'Active', periodEnd },
      nothing,
    );
    expect(order.lines).toEqual([
      { name: 'Unused time on Parley Starter', value: '-$10.00' },
      { name: 'Remaining time on Parley Standard', value: '$50.00' },
      { name: 'Promotion', value: '-$8.00' },
      { name: 'Credit', value: '-$2.00' },
    ]);
    expect(order.due).toBe(3000);
  });

  it('says until when the larger plan stays', () => {
    const order = orderRows(
      { ...preview, isImmediate: false, effectiveAt: periodEnd },
      { type: 'Pro', status: 'Active', periodEnd },
      nothing,
    );
    expect(order.next.name).toBe('Then, from 3 December 2026');
    expect(order.notes).toEqual(['You stay on Pro until 3 December 2026, and can undo the change until then.']);
  });

  it.each([
    ['2026-11-22T12:00:00Z', '22 December 2026'],
    ['2027-01-31T12:00:00Z', '28 February 2027'],
  ])('begins a month of its own after a plan that has ended: on %s, the next is paid on %s', (effectiveAt, day) => {
    const lines = [{ description: 'Standard, the first month', amount: 7900 }];
    const order = orderRows(
      { ...preview, effectiveAt, lines, amountDue: 7900 },
      { type: 'Pro', status: 'Canceled', periodEnd },
      nothing,
    );
    expect(order.next).toEqual({ name: `Then, from ${day}`, value: '$79.00' });
  });

  it('foretells the next invoice with a promotion that lasts', () => {
    const order = orderRows(
      { ...preview, nextAmount: 6320 },
      { type: 'Standard', status: 'Active', periodEnd },
      nothing,
    );
    expect(order.next).toEqual({ name: 'Then, from 3 December 2026', value: '$63.20' });
  });

  it('has what is owed among what is due today', () => {
    const order = orderRows(
      { ...preview, lines: [{ description: 'Remaining time on Parley Pro', amount: 4000 }], amountDue: 4000 },
      { type: 'Starter', status: 'PastDue', periodEnd },
      { ...nothing, owed: [{ number: 'PARLEY-0005', amountDue: 2900 }] },
    );
    expect(order.lines).toEqual([
      { name: 'Open invoice PARLEY-0005', value: '$29.00' },
      { name: 'Remaining time on Parley Pro', value: '$40.00' },
    ]);
    expect(order.due).toBe(6900);
  });

  it('says of the plan one is on that a smaller one follows all the same, and how to stay', () => {
    const order = orderRows(
      { ...preview, nextAmount: 2900 },
      { type: 'Pro', status: 'Active', periodEnd },
      { ...nothing, waiting: { type: 'Starter', dueDate: periodEnd } },
    );
    expect(order.next).toEqual({ name: 'Starter begins on 3 December 2026', value: '$29.00' });
    expect(order.notes).toEqual(['Starter still follows. To keep Pro, close this and press “Stay on Pro”.']);
  });
});
