import { graphql, useMutation } from 'react-relay';
import { type CreateStripeSetupIntent } from '#generated/CreateStripeSetupIntent';

/** Begins to save a card: answers the client secret, or rejects with what the API says. */
export function useCreateSetupIntent() {
  const [commit] = useMutation<CreateStripeSetupIntent>(graphql`
    mutation CreateStripeSetupIntent {
      createStripeSetupIntent
    }
  `);

  return () =>
    new Promise<string>((resolve, reject) => {
      commit({
        variables: {},
        onCompleted: ({ createStripeSetupIntent }) => resolve(createStripeSetupIntent),
        onError: reject,
      });
    });
}
