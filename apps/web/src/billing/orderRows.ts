import { parseAbsolute } from '@internationalized/date';
import { companyDay } from '#ui/companyDay.ts';
import { money } from '#ui/format.ts';
import { type OrderSummaryQuery$data } from '#generated/OrderSummaryQuery';
import { type PlanType } from './plans.ts';

type Preview = OrderSummaryQuery$data['subscriptionChangePreview'];
type Present = Pick<
  NonNullable<NonNullable<NonNullable<OrderSummaryQuery$data['currentUser']>['client']>['subscription']>,
  'type' | 'status' | 'periodEnd'
>;
type Row = { name: string; value: string };

/** What is under way already, whatever is picked. */
type UnderWay = {
  /** Invoices that were not paid: the card pays them first. */
  owed: readonly { number: string; amountDue: number }[];
  /** The smaller plan that begins all the same, when the one that one is on is picked: it is not given up by that. */
  waiting: { type: PlanType; dueDate: string } | null;
};

export type Order = {
  /** What makes up what is due today; nothing where nothing is. */
  lines: Row[];
  /** In cents. */
  due: number;
  next: Row;
  /** What else happens, in sentences. */
  notes: string[];
};

/** What picking a plan means for the bill, in words: what is due today, what later, and what becomes of the plan one is on. */
export function orderRows(
  { lines, discount, amountDue, currency, ...preview }: Preview,
  present: Present,
  { owed, waiting }: UnderWay,
): Order {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const credit = sum - discount - amountDue;
  const less = (name: string, amount: number) => (amount > 0 ? [{ name, value: money(-amount, currency) }] : []);
  return {
    lines: [
      ...trialRow(present),
      ...owed.map(({ number, amountDue: open }) => ({ name: `Open invoice ${number}`, value: money(open, currency) })),
      ...lines.map(({ description, amount }) => ({ name: description, value: money(amount, currency) })),
      ...less('Promotion', discount),
      ...less('Credit', lines.length > 0 ? credit : 0),
    ],
    due: owed.reduce((total, { amountDue: open }) => total + open, amountDue),
    next: {
      name: waiting
        ? `${waiting.type} begins on ${companyDay(waiting.dueDate)}`
        : `Then, ${whenNext(preview, present)}`,
      value: money(preview.nextAmount, currency),
    },
    notes: waiting
      ? [`${waiting.type} still follows. To keep ${present.type}, close this and press “Stay on ${present.type}”.`]
      : notesOn(preview, present),
  };
}

function trialRow({ status, periodEnd }: Present): Row[] {
  return status === 'Trialing' && periodEnd
    ? [{ name: '14-day free trial', value: `until ${companyDay(periodEnd)}` }]
    : [];
}

type When = Pick<Preview, 'isImmediate' | 'effectiveAt'>;

function whenNext({ isImmediate, effectiveAt }: When, { status, periodEnd }: Present) {
  // What ended, or paused, begins with a month of its own.
  if (status === 'Canceled' || status === 'Paused') return `from ${companyDay(aMonthAfter(effectiveAt))}`;
  const from = isImmediate ? periodEnd : effectiveAt;
  return from ? `from ${companyDay(from)}` : 'each month';
}

/** As Stripe counts: on the same day, or on the month's last. */
const aMonthAfter = (instant: string) => parseAbsolute(instant, 'UTC').add({ months: 1 }).toDate().toISOString();

function notesOn({ isImmediate, effectiveAt }: When, { type }: Present) {
  return isImmediate
    ? []
    : [`You stay on ${type} until ${companyDay(effectiveAt)}, and can undo the change until then.`];
}
