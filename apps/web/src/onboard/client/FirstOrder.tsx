import { useEffect } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import { type StripePromotion } from '#generated/StripePromotion';
import { OrderRow } from '#billing/OrderRow.tsx';
import { dollars, limitsInWords, type PlanType } from '#billing/plans.ts';
import { usePlanPrices } from '#billing/planPrices.ts';
import { promotionText, stripePromotion } from '#billing/promotion.ts';
import { OwnPart } from '#router/OwnPart.tsx';
import { TextSkeleton } from '#ui/skeletons/TextSkeleton.tsx';
import { useNow } from '#ui/useNow.ts';
import { firstOrder, TRIAL_DAYS } from './firstOrder.ts';

/** What is due when the onboarding is finished, and whether there is a trial before anything is. */
export type Due = { cents: number; hasTrial: boolean };

type FirstOrderProps = {
  plan: PlanType;
  /** Hears what is due; null while nobody has been told. */
  onDue: (due: Due | null) => void;
};

/** What the chosen plan costs, and from when on. */
export function FirstOrder(props: FirstOrderProps) {
  return (
    <OwnPart what="prices" isInCard fallback={<TextSkeleton lines={4} />}>
      {(attempt) => <Order {...props} fetchKey={attempt} />}
    </OwnPart>
  );
}

function Order({ plan, onDue, fetchKey }: FirstOrderProps & { fetchKey: number }) {
  const price = usePlanPrices(fetchKey)[plan];
  // The field beside asks for it.
  const { stripePromotion: promotion = null }: Partial<StripePromotion['response']> = useLazyLoadQuery<StripePromotion>(
    stripePromotion,
    {},
    { fetchPolicy: 'store-only' },
  );
  const { takenOff, dueToday, afterTrial } = firstOrder(price, promotion, useNow());
  const cents = Math.round(dueToday * 100);
  useEffect(() => {
    onDue({ cents, hasTrial: price.hasFreeTrial });
    return () => onDue(null);
  }, [cents, price.hasFreeTrial, onDue]);

  return (
    <>
      <dl className="grid gap-2.5 text-dense">
        <OrderRow name={plan} value={`${dollars(price.price)} USD / month`} />
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
      </dl>
      <p className="mt-4 text-xs text-pretty text-ink-faint">{limitsInWords(plan)}</p>
    </>
  );
}
