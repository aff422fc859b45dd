import { graphql, useMutation } from 'react-relay';
import { type ApplyStripePromotionCode } from '#generated/ApplyStripePromotionCode';
import { billingChanged } from './billingChanges.ts';
import { billingToast } from './billingToast.ts';
import { messages } from './messages.ts';
import { setPromotion } from './promotion.ts';

type Apply = { couponCode: string; onApplied: () => void; onFailed: (sentence: string) => void };

/** Applies a promotion code, and says how that went (spec §8). */
export function useApplyPromotionCode() {
  const [commit, isApplying] = useMutation<ApplyStripePromotionCode>(graphql`
    mutation ApplyStripePromotionCode($couponCode: String!) {
      applyStripePromotionCode(couponCode: $couponCode) {
        id
        code
        type
        quantity
      }
    }
  `);

  function apply({ couponCode, onApplied, onFailed }: Apply) {
    commit({
      variables: { couponCode },
      updater: (store) => setPromotion(store, 'applyStripePromotionCode'),
      onCompleted: () => {
        billingToast('success', messages.promotionApplied);
        billingChanged();
        onApplied();
      },
      onError: ({ message }) => {
        const sentence = messages.promotionApplyFailed(message);
        billingToast('error', sentence);
        onFailed(sentence);
      },
    });
  }

  return { apply, isApplying };
}
