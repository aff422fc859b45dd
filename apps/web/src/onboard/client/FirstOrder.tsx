import { useEffect } from 'react';
import { cardName } from '#billing/describeCard.ts';
import { OrderRow } from '#billing/OrderRow.tsx';
import { dollars, describeLimits, type PlanType } from '#billing/plans.ts';
import { promotionText } from '#billing/promotion.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { TRIAL_DAYS } from './firstOrder.ts';
import { useFirstOrder } from './useFirstOrder.ts';

/** What is due when the onboarding is finished, and whether there is a trial before anything is. */
export type Due = { cents: number; hasTrial: boolean };

type FirstOrderProps = {
  plan: PlanType;
  /** Hears what is due; null while nobody has been told. */
  onDue: (due: Due | null) => void;
  /** It is what one agrees to now: says which card pays. */
  isLast?: boolean;
};

/** What the chosen plan costs, and from when on. */
export function FirstOrder(props: FirstOrderProps) {
  return (
    <QueryBoundary what="prices" isInCard fallback={<TextSkeleton lines={4} />}>
      {(attempt) => <Order {...props} fetchKey={attempt} />}
    </QueryBoundary>
  );
}

function Order({ plan, onDue, isLast, fetchKey }: FirstOrderProps & { fetchKey: number }) {
  const { price, hasFreeTrial, promotion, card, takenOff, dueToday, afterTrial } = useFirstOrder(plan, fetchKey);
  const cents = Math.round(dueToday * 100);
  useEffect(() => {
    onDue({ cents, hasTrial: hasFreeTrial });
    return () => onDue(null);
  }, [cents, hasFreeTrial, onDue]);

  return (
    <>
      <dl className="grid gap-2.5 text-dense">
        <OrderRow name={plan} value={`${dollars(price)} USD / month`} />
        {afterTrial && <OrderRow name="Free trial" value={`${TRIAL_DAYS} days`} isQuiet />}
        {promotion && takenOff > 0 && (
          <OrderRow name={`Promotion, ${promotionText(promotion)}`} value={`−${dollars(takenOff)}`} isQuiet />
        )}
        <div className="mt-0.5 flex justify-between gap-4 border-t border-line pt-3 font-semibold">
          <dt>{afterTrial ? 'Due today' : 'Due when you finish'}</dt>
          <dd className="tabular-nums">{dollars(dueToday)}</dd>
        </div>
        {afterTrial && (
          <OrderRow name={`First payment, ${afterTrial.from}`} value={dollars(afterTrial.amount)} isQuiet />
        )}
        {isLast && card && <OrderRow name="Paid with" value={cardName(card)} isQuiet />}
      </dl>
      {isLast && !card && afterTrial && (
        <p className="mt-4 text-dense text-pretty">
          There is no card yet. Without one your plan pauses on {afterTrial.from}.
        </p>
      )}
      <p className="mt-4 text-xs text-pretty text-ink-faint">{describeLimits(plan)}</p>
    </>
  );
}
