import { calendarDay } from '#ui/calendarDay.ts';
import { money } from '#ui/format.ts';
import { type OrderSummaryQuery$data } from '#generated/OrderSummaryQuery';

type Preview = OrderSummaryQuery$data['subscriptionChangePreview'];
type Present = Pick<
  NonNullable<NonNullable<NonNullable<OrderSummaryQuery$data['currentUser']>['client']>['subscription']>,
  'type' | 'status' | 'periodEnd'
>;
type Row = { name: string; value: string };

export type Order = {
  /** What makes up what is due today; nothing where nothing is. */
  lines: Row[];
  dueToday: string;
  next: Row;
  /** What else happens, in sentences. */
  notes: string[];
};

/** What picking a plan means for the bill, in words: what is due today, what later, and what becomes of the plan one is on. */
export function orderRows({ lines, discount, amountDue, currency, ...preview }: Preview, present: Present): Order {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const credit = sum - discount - amountDue;
  const less = (name: string, amount: number) => (amount > 0 ? [{ name, value: money(-amount, currency) }] : []);
  return {
    lines: [
      ...trialRow(present),
      ...lines.map(({ description, amount }) => ({ name: description, value: money(amount, currency) })),
      ...less('Promotion', discount),
      ...less('Credit', lines.length > 0 ? credit : 0),
    ],
    dueToday: money(amountDue, currency),
    next: { name: `Then, ${whenNext(preview, present)}`, value: money(preview.nextAmount, currency) },
    notes: notesOn(preview, present),
  };
}

function trialRow({ status, periodEnd }: Present): Row[] {
  return status === 'Trialing' && periodEnd
    ? [{ name: '14-day free trial', value: `until ${calendarDay(periodEnd)}` }]
    : [];
}

/** A plan that ended, or paused, begins with a month of its own. */
const beginsAnew = ({ status }: Present) => status === 'Canceled' || status === 'Paused';

function whenNext({ isImmediate, effectiveAt }: Pick<Preview, 'isImmediate' | 'effectiveAt'>, present: Present) {
  const from = isImmediate ? present.periodEnd : effectiveAt;
  return from && !beginsAnew(present) ? `from ${calendarDay(from)}` : 'each month';
}

function notesOn({ isImmediate, effectiveAt }: Pick<Preview, 'isImmediate' | 'effectiveAt'>, present: Present) {
  return [
    ...(isImmediate
      ? []
      : [`You stay on ${present.type} until ${calendarDay(effectiveAt)}, and can undo the change until then.`]),
    ...(present.status === 'PastDue' ? ['What is owed on open invoices is charged to this card as well.'] : []),
  ];
}
