import { graphql } from 'react-relay/hooks';
import { type ApplyStripePromotionCode } from '#generated/ApplyStripePromotionCode';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { billingChanged } from './billingChanges.ts';
import { billingToast } from './billingToast.ts';
import { messages } from './messages.ts';
import { setPromotion } from './promotion.ts';

/** Applies a promotion code, and says how that went (spec §8). `apply` answers the sentence when it failed, else null. */
export function useApplyPromotionCode() {
  const [send, isApplying] = useAsyncMutation<ApplyStripePromotionCode>(graphql`
    mutation ApplyStripePromotionCode($couponCode: String!) {
      applyStripePromotionCode(couponCode: $couponCode) {
        id
        code
        type
        quantity
      }
    }
  `);

  async function apply(couponCode: string): Promise<string | null> {
    try {
      await send({ couponCode }, { updater: (store) => setPromotion(store, 'applyStripePromotionCode') });
    } catch (error) {
      const sentence = messages.promotionApplyFailed(messageOf(error));
      billingToast('error', sentence);
      return sentence;
    }
    billingToast('success', messages.promotionApplied);
    billingChanged();
    return null;
  }

  return { apply, isApplying };
}
