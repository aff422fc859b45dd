import { graphql } from 'react-relay/hooks';
import { type RetentionInput, type UpdateRetention } from '#generated/UpdateRetention';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Says for how long conversations and visitors are kept. Rejects with what the API says. */
export function useUpdateRetention() {
  const [send] = useAsyncMutation<UpdateRetention>(graphql`
    mutation UpdateRetention($input: RetentionInput!) {
      updateRetention(input: $input) {
        id
        ...RetentionSection_client
      }
    }
  `);

  const updateRetention = (input: RetentionInput) => send({ input });
  return { updateRetention };
}
