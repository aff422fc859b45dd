import { graphql, useMutation } from 'react-relay';
import { type PayWithCard } from '#generated/PayWithCard';

/** Has a card charged from now on. Rejects with what the API says. */
export function usePayWithCard() {
  const [commit] = useMutation<PayWithCard>(graphql`
    mutation PayWithCard($id: ID!) {
      setDefaultPaymentMethod(id: $id) {
        id
        isDefault
      }
    }
  `);

  return (id: string) =>
    new Promise<void>((resolve, reject) => {
      commit({ variables: { id }, onCompleted: () => resolve(), onError: reject });
    });
}
