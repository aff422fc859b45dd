import { graphql } from 'react-relay/hooks';
import { billingToast } from '#billing/billingToast.ts';
import { cardName } from '#billing/describeCard.ts';
import { setPaymentMethods } from '#billing/paymentMethods.ts';
import { type PaymentMethod } from '#billing/usePaymentMethods.ts';
import { type SetDefaultPaymentMethod } from '#generated/SetDefaultPaymentMethod';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** From now on this card is charged. */
export function useSetDefaultPaymentMethod() {
  const [send, isSetting] = useAsyncMutation<SetDefaultPaymentMethod>(graphql`
    mutation SetDefaultPaymentMethod($id: ID!) {
      setDefaultPaymentMethod(id: $id) {
        ...paymentMethods_paymentMethod
      }
    }
  `);

  async function setDefault(card: PaymentMethod) {
    await send({ id: card.id }, { updater: (store) => setPaymentMethods(store, 'setDefaultPaymentMethod') });
    billingToast('success', `${cardName(card)} is the default card`);
  }

  return { setDefault, isSetting };
}
