import { useEffect } from 'react';
import { money } from '#ui/format.ts';
import { OrderRow } from './OrderRow.tsx';
import { type Order } from './orderRows.ts';
import { dollars, describeLimits, type PlanType } from './plans.ts';

type OrderLinesProps = {
  plan: PlanType;
  /** In cents. */
  monthlyAmount: number;
  currency: string;
  order: Order;
  /** Hears what is due today, in cents; null once that is not shown any more. */
  onDue: (due: number | null) => void;
};

/** The order, line by line. */
export function OrderLines({ plan, monthlyAmount, currency, order, onDue }: OrderLinesProps) {
  const { lines, due, next, notes } = order;
  useEffect(() => {
    onDue(due);
    return () => onDue(null);
  }, [due, onDue]);

  return (
    <>
      <dl className="grid gap-2.5 text-dense">
        <OrderRow name={plan} value={`${dollars(monthlyAmount / 100)} USD / month`} />
        {lines.map(({ name, value }, place) => (
          // The same line may stand there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <OrderRow key={`${place} ${name}`} name={name} value={value} isQuiet />
        ))}
        <div className="mt-0.5 flex justify-between gap-4 border-t border-line pt-3 font-semibold">
          <dt>Due today</dt>
          <dd className="tabular-nums">{money(due, currency)}</dd>
        </div>
        <OrderRow {...next} isQuiet />
      </dl>
      {notes.map((note) => (
        <p key={note} className="mt-4 text-dense text-pretty">
          {note}
        </p>
      ))}
      <p className="mt-4 text-xs text-pretty text-ink-faint">{describeLimits(plan)}</p>
    </>
  );
}
