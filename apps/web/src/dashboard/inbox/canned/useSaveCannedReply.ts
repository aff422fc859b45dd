import { graphql } from 'react-relay/hooks';
import { type CannedReplyInput, type CreateCannedReply } from '#generated/CreateCannedReply';
import { type UpdateCannedReply } from '#generated/UpdateCannedReply';
import { appendToRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Creates a canned reply, or changes the one of `id`. */
export function useSaveCannedReply(id: string | null) {
  const [create] = useAsyncMutation<CreateCannedReply>(graphql`
    mutation CreateCannedReply($input: CannedReplyInput!) {
      createCannedReply(input: $input) {
        ...cannedReplies_reply
      }
    }
  `);
  const [update] = useAsyncMutation<UpdateCannedReply>(graphql`
    mutation UpdateCannedReply($id: ID!, $input: CannedReplyInput!) {
      updateCannedReply(id: $id, input: $input) {
        ...cannedReplies_reply
      }
    }
  `);
  const saveCannedReply = (input: CannedReplyInput) =>
    id === null
      ? create({ input }, { updater: appendToRootList('cannedReplies', 'createCannedReply') })
      : update({ id, input });
  return { saveCannedReply };
}
