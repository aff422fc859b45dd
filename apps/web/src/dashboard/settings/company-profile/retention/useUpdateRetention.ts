import { graphql, useMutation } from 'react-relay';
import { type RetentionInput, type UpdateRetention } from '#generated/UpdateRetention';

/** Says for how long conversations and visitors are kept. Rejects with what the API says. */
export function useUpdateRetention() {
  const [commit] = useMutation<UpdateRetention>(graphql`
    mutation UpdateRetention($input: RetentionInput!) {
      updateRetention(input: $input) {
        id
        ...RetentionSection_client
      }
    }
  `);

  return (input: RetentionInput) =>
    new Promise<void>((resolve, reject) => {
      commit({ variables: { input }, onCompleted: () => resolve(), onError: reject });
    });
}
