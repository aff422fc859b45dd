type Bill = {
  readonly lines: readonly { readonly description: string; readonly amount: number }[];
  readonly discount: number;
  readonly total: number;
  readonly amountDue: number;
};

/** A line of the bill, in cents. */
type BillRow = { name: string; amount: number; isSum: boolean };

/** What makes up an invoice, what a promotion and credit take off of it, and what is left to pay. */
export function nextInvoiceRows({ lines, discount, total, amountDue }: Bill, code: string | null): BillRow[] {
  const less = (name: string, amount: number) => (amount > 0 ? [{ name, amount: -amount, isSum: false }] : []);
  return [
    ...lines.map(({ description, amount }) => ({ name: description, amount, isSum: false })),
    ...less(code === null ? 'Promotion' : `Promotion ${code}`, discount),
    ...less('Credit', total - amountDue),
    { name: 'To pay', amount: amountDue, isSum: true },
  ];
}
