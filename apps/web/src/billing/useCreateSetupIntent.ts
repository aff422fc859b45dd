import { graphql } from 'react-relay/hooks';
import { type CreateStripeSetupIntent } from '#generated/CreateStripeSetupIntent';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Begins to save a card: answers the client secret, or rejects with what the API says. */
export function useCreateSetupIntent() {
  const [send] = useAsyncMutation<CreateStripeSetupIntent>(graphql`
    mutation CreateStripeSetupIntent {
      createStripeSetupIntent
    }
  `);

  const createSetupIntent = async () => (await send({})).createStripeSetupIntent;
  return { createSetupIntent };
}
