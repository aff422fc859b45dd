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

describe('orderRows', () => {
  it('asks nothing of who is in the trial before it ends', () => {
    const order = orderRows(preview, { type: 'Standard', status: 'Trialing', periodEnd });
    expect(order).toEqual({
      lines: [{ name: '14-day free trial', value: 'until 3 December 2026' }],
      dueToday: '$0.00',
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
    );
    expect(order.lines).toEqual([
      { name: 'Unused time on Parley Starter', value: '-$10.00' },
      { name: 'Remaining time on Parley Standard', value: '$50.00' },
      { name: 'Promotion', value: '-$8.00' },
      { name: 'Credit', value: '-$2.00' },
    ]);
    expect(order.dueToday).toBe('$30.00');
  });

  it('says until when the larger plan stays', () => {
    const order = orderRows(
      { ...preview, isImmediate: false, effectiveAt: periodEnd },
      { type: 'Pro', status: 'Active', periodEnd },
    );
    expect(order.next.name).toBe('Then, from 3 December 2026');
    expect(order.notes).toEqual(['You stay on Pro until 3 December 2026, and can undo the change until then.']);
  });

  it('begins a month of its own after a plan that has ended', () => {
    const lines = [{ description: 'Standard, the first month', amount: 7900 }];
    const order = orderRows({ ...preview, lines, amountDue: 7900 }, { type: 'Pro', status: 'Canceled', periodEnd });
    expect(order.next).toEqual({ name: 'Then, each month', value: '$79.00' });
  });

  it('foretells the next invoice with a promotion that lasts', () => {
    const order = orderRows({ ...preview, nextAmount: 6320 }, { type: 'Standard', status: 'Active', periodEnd });
    expect(order.next).toEqual({ name: 'Then, from 3 December 2026', value: '$63.20' });
  });

  it('says that what is owed is paid as well', () => {
    const order = orderRows(preview, { type: 'Standard', status: 'PastDue', periodEnd });
    expect(order.notes).toEqual(['What is owed on open invoices is charged to this card as well.']);
  });
});
