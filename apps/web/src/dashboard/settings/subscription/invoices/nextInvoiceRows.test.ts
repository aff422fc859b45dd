import { describe, expect, it } from 'vitest';
import { nextInvoiceRows } from './nextInvoiceRows.ts';

const PLAN = { description: '1 × Parley Pro', amount: 14_900 };
const shown = (...given: Parameters<typeof nextInvoiceRows>) =>
  nextInvoiceRows(...given).map(({ name, amount }) => [name, amount]);

describe('the rows of the next invoice', () => {
  it('are the plan and what is to be paid', () => {
    expect(shown({ lines: [PLAN], discount: 0, total: 14_900, amountDue: 14_900 }, null)).toEqual([
      ['1 × Parley Pro', 14_900],
      ['To pay', 14_900],
    ]);
  });

  it('say what the promotion takes off, and then what credit does', () => {
    expect(shown({ lines: [PLAN], discount: 2980, total: 11_920, amountDue: 10_000 }, 'WELCOME20')).toEqual([
      ['1 × Parley Pro', 14_900],
      ['Promotion WELCOME20', -2980],
      ['Credit', -1920],
      ['To pay', 10_000],
    ]);
  });
});
