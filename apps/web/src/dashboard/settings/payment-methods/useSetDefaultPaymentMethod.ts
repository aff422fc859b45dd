import { graphql, useMutation } from 'react-relay';
import { billingToast } from '#billing/billingToast.ts';
import { cardName } from '#billing/cardWords.ts';
import { setPaymentMethods } from '#billing/paymentMethods.ts';
import { type PaymentMethod } from '#billing/usePaymentMethods.ts';
import { type SetDefaultPaymentMethod } from '#generated/SetDefaultPaymentMethod';

type SetDefault = { card: PaymentMethod; onSet: () => void; onRefused: (sentence: string) => void };

/** From now on this card is charged. */
export function useSetDefaultPaymentMethod() {
  const [commit, isSetting] = useMutation<SetDefaultPaymentMethod>(graphql`
    mutation SetDefaultPaymentMethod($id: ID!) {
      setDefaultPaymentMethod(id: $id) {
        ...paymentMethods_paymentMethod
      }
    }
  `);

  function setDefault({ card, onSet, onRefused }: SetDefault) {
    commit({
      variables: { id: card.id },
      updater: (store) => setPaymentMethods(store, 'setDefaultPaymentMethod'),
      onCompleted: () => {
        onSet();
        billingToast('success', `${cardName(card)} is the default card`);
      },
      onError: ({ message }) => onRefused(message),
    });
  }

  return { setDefault, isSetting };
}
