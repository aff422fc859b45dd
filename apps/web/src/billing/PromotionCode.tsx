import { useEffect, useRef, useState } from 'react';
import { useLazyLoadQuery } from 'react-relay/hooks';
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
  const [changes, setChanges] = useState(0);
  const onChanged = () => setChanges((count) => count + 1);
  const field = useRef<HTMLInputElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  // What was pressed goes with the state that it ended.
  useEffect(() => {
    if (changes > 0) (field.current ?? removal.current)?.focus();
  }, [changes]);
  return promotion ? (
    <AppliedPromotion label={label} promotion={promotion} removal={removal} onRemoved={onChanged} />
  ) : (
    <EnterPromotion label={label} field={field} onApplied={onChanged} />
  );
}
