import { graphql } from 'react-relay/hooks';
import { billingToast } from '#billing/billingToast.ts';
import { cardName } from '#billing/describeCard.ts';
import { setPaymentMethods } from '#billing/paymentMethods.ts';
import { type PaymentMethod } from '#billing/usePaymentMethods.ts';
import { type RemovePaymentMethod } from '#generated/RemovePaymentMethod';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Forgets a card. */
export function useRemovePaymentMethod() {
  const [send, isRemoving] = useAsyncMutation<RemovePaymentMethod>(graphql`
    mutation RemovePaymentMethod($id: ID!) {
      removePaymentMethod(id: $id) {
        ...paymentMethods_paymentMethod
      }
    }
  `);

  async function remove(card: PaymentMethod) {
    await send({ id: card.id }, { updater: (store) => setPaymentMethods(store, 'removePaymentMethod') });
    billingToast('success', `${cardName(card)} was removed`);
  }

  return { remove, isRemoving };
}
