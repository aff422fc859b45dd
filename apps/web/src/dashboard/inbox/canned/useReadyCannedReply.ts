import { graphql, useMutation } from 'react-relay';
import { type UseCannedReply } from '#generated/UseCannedReply';
import { toStoredFile, type StoredFile } from '#dashboard/inbox/composer/storedFile.ts';
import { notify } from '#ui/toast.ts';

type Ready = { body: string; files: StoredFile[] };

/** Makes a canned reply ready for a conversation: what is known of the visitor is put in, its files are copied. */
export function useReadyCannedReply(conversationId: string) {
  const [commit] = useMutation<UseCannedReply>(graphql`
    mutation UseCannedReply($id: ID!, $conversationId: ID!) {
      useCannedReply(id: $id, conversationId: $conversationId) {
        body
        attachments {
          ...storedFile_attachment @relay(mask: false)
        }
      }
    }
  `);

  return (id: string, onReady: (ready: Ready) => void) =>
    commit({
      variables: { id, conversationId },
      onCompleted: ({ useCannedReply: { body, attachments } }) =>
        onReady({ body, files: attachments.map(toStoredFile) }),
      onError: ({ message }) =>
        notify({ kind: 'error', title: 'The canned reply could not be used.', detail: message }),
    });
}
