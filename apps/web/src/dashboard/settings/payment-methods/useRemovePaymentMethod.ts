import { graphql, useMutation } from 'react-relay';
import { billingToast } from '#billing/billingToast.ts';
import { cardName } from '#billing/cardWords.ts';
import { setPaymentMethods } from '#billing/paymentMethods.ts';
import { type PaymentMethod } from '#billing/usePaymentMethods.ts';
import { type RemovePaymentMethod } from '#generated/RemovePaymentMethod';

type Remove = { card: PaymentMethod; onRemoved: () => void; onRefused: (sentence: string) => void };

/** Forgets a card. */
export function useRemovePaymentMethod() {
  const [commit, isRemoving] = useMutation<RemovePaymentMethod>(graphql`
    mutation RemovePaymentMethod($id: ID!) {
      removePaymentMethod(id: $id) {
        ...paymentMethods_paymentMethod
      }
    }
  `);

  function remove({ card, onRemoved, onRefused }: Remove) {
    commit({
      variables: { id: card.id },
      updater: (store) => setPaymentMethods(store, 'removePaymentMethod'),
      onCompleted: () => {
        billingToast('success', `${cardName(card)} was removed`);
        onRemoved();
      },
      onError: ({ message }) => onRefused(message),
    });
  }

  return { remove, isRemoving };
}
