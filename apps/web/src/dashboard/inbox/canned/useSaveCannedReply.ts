import { graphql, useMutation } from 'react-relay';
import { type CannedReplyInput, type CreateCannedReply } from '#generated/CreateCannedReply';
import { type UpdateCannedReply } from '#generated/UpdateCannedReply';

/** Makes a canned reply, or changes the one of this id. Rejects with what the API says. */
export function useSaveCannedReply(id: string | null) {
  const [create] = useMutation<CreateCannedReply>(graphql`
    mutation CreateCannedReply($input: CannedReplyInput!) {
      createCannedReply(input: $input) {
        id
        shortcut
        title
        body
        folder
        scope
        usageCount
        attachments {
          ...storedFile_attachment @relay(mask: false)
        }
      }
    }
  `);
  const [update] = useMutation<UpdateCannedReply>(graphql`
    mutation UpdateCannedReply($id: ID!, $input: CannedReplyInput!) {
      updateCannedReply(id: $id, input: $input) {
        id
        shortcut
        title
        body
        folder
        scope
        attachments {
          ...storedFile_attachment @relay(mask: false)
        }
      }
    }
  `);

  return (input: CannedReplyInput) =>
    new Promise<void>((resolve, reject) => {
      if (id !== null) {
        update({ variables: { id, input }, onCompleted: () => resolve(), onError: reject });
        return;
      }
      create({
        variables: { input },
        updater: (store) => {
          const root = store.getRoot();
          const made = store.getRootField('createCannedReply');
          const list = root.getLinkedRecords('cannedReplies') ?? [];
          root.setLinkedRecords([...list, made], 'cannedReplies');
        },
        onCompleted: () => resolve(),
        onError: reject,
      });
    });
}
