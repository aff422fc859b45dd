import { graphql } from 'react-relay/hooks';
import { type RemoveStripePromotionCode } from '#generated/RemoveStripePromotionCode';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { billingChanged } from './billingChanges.ts';
import { billingToast } from './billingToast.ts';
import { messages } from './messages.ts';
import { setPromotion } from './promotion.ts';

/** Takes the promotion away, and says how that went (spec §8). `remove` answers whether it did. */
export function useRemovePromotionCode() {
  const [send, isRemoving] = useAsyncMutation<RemoveStripePromotionCode>(graphql`
    mutation RemoveStripePromotionCode {
      removeStripePromotionCode {
        id
      }
    }
  `);

  async function remove(): Promise<boolean> {
    try {
      await send({}, { updater: (store) => setPromotion(store, null) });
    } catch (error) {
      billingToast('error', messages.promotionRemoveFailed(messageOf(error)));
      return false;
    }
    billingToast('success', messages.promotionRemoved);
    billingChanged();
    return true;
  }

  return { remove, isRemoving };
}
