import { graphql } from 'react-relay/hooks';
import { type UseCannedReply } from '#generated/UseCannedReply';
import { toStoredFile, type StoredFile } from '#dashboard/inbox/composer/storedFile.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

type Ready = { body: string; files: StoredFile[] };

/** Makes a canned reply ready for a conversation: what is known of the visitor is put in, its files are copied. */
export function useReadyCannedReply(conversationId: string) {
  const [send] = useAsyncMutation<UseCannedReply>(graphql`
    mutation UseCannedReply($id: ID!, $conversationId: ID!) {
      useCannedReply(id: $id, conversationId: $conversationId) {
        body
        attachments {
          ...storedFile_attachment @relay(mask: false)
        }
      }
    }
  `);

  async function readyCannedReply(id: string): Promise<Ready | null> {
    try {
      const { useCannedReply: ready } = await send({ id, conversationId });
      return { body: ready.body, files: ready.attachments.map(toStoredFile) };
    } catch (error) {
      notify({ kind: 'error', title: 'The canned reply could not be used.', detail: messageOf(error) });
      return null;
    }
  }
  return { readyCannedReply };
}
