import { useLazyLoadQuery } from 'react-relay';
import { type StripePromotion } from '#generated/StripePromotion';
import { AppliedPromotion } from './AppliedPromotion.tsx';
import { EnterPromotion } from './EnterPromotion.tsx';
import { stripePromotion } from './promotion.ts';

type PromotionCodeProps = { label: string; attempt: number };

/** Empty, or applied: the two states of the field (spec §4). */
export function PromotionCode({ label, attempt }: PromotionCodeProps) {
  const { stripePromotion: promotion } = useLazyLoadQuery<StripePromotion>(
    stripePromotion,
    {},
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  return promotion ? <AppliedPromotion label={label} promotion={promotion} /> : <EnterPromotion label={label} />;
}
