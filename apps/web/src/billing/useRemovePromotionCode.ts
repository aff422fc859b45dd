import { graphql, useMutation } from 'react-relay';
import { type RemoveStripePromotionCode } from '#generated/RemoveStripePromotionCode';
import { billingChanged } from './billingChanges.ts';
import { billingToast } from './billingToast.ts';
import { messages } from './messages.ts';
import { setPromotion } from './promotion.ts';

/** Takes the promotion away, and says how that went (spec §8). */
export function useRemovePromotionCode() {
  const [commit, isRemoving] = useMutation<RemoveStripePromotionCode>(graphql`
    mutation RemoveStripePromotionCode {
      removeStripePromotionCode {
        id
      }
    }
  `);

  function remove({ onRemoved, onSettled }: { onRemoved: () => void; onSettled: () => void }) {
    commit({
      variables: {},
      updater: (store) => setPromotion(store, null),
      onCompleted: () => {
        billingToast('success', messages.promotionRemoved);
        billingChanged();
        onSettled();
        onRemoved();
      },
      onError: ({ message }) => {
        billingToast('error', messages.promotionRemoveFailed(message));
        onSettled();
      },
    });
  }

  return { remove, isRemoving };
}
