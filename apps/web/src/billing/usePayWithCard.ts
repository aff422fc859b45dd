import { graphql } from 'react-relay/hooks';
import { type PayWithCard } from '#generated/PayWithCard';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Has a card charged from now on. Rejects with what the API says. */
export function usePayWithCard() {
  const [send] = useAsyncMutation<PayWithCard>(graphql`
    mutation PayWithCard($id: ID!) {
      setDefaultPaymentMethod(id: $id) {
        id
        isDefault
      }
    }
  `);

  const payWithCard = (id: string) => send({ id });
  return { payWithCard };
}
