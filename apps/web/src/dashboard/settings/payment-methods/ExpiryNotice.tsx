import { CalendarClock, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cardExpiry, expiryMonthName } from '#billing/describeCard.ts';
import { type PaymentMethod } from '#billing/usePaymentMethods.ts';
import { paths } from '#router/paths.ts';
import { useNow } from '#ui/useNow.ts';

/** Says of a card that it has expired or will soon, while something can be done about it. */
export function ExpiryNotice({ card }: { card: PaymentMethod }) {
  const expiry = cardExpiry(card, useNow());
  if (expiry === 'Later') return null;
  const isOver = expiry === 'Expired';
  const Icon = isOver ? TriangleAlert : CalendarClock;
  return (
    <div
      role="note"
      className={`flex gap-2 rounded-control px-3 py-2.5 text-dense text-ink ${isOver ? 'bg-critical-soft' : 'bg-caution-soft'}`}
    >
      <Icon
        aria-hidden
        className={`mt-0.5 size-4 flex-none ${isOver ? 'text-critical' : 'text-caution'}`}
        strokeWidth={1.75}
      />
      <p className="min-w-0 text-pretty">
        {isOver
          ? `This card expired at the end of ${expiryMonthName(card)}. Invoices cannot be paid with it.`
          : `This card expires at the end of ${expiryMonthName(card)}.`}{' '}
        <Link to={paths.newPaymentMethod} className="link">
          Add another card
        </Link>
      </p>
    </div>
  );
}
