import { graphql } from 'react-relay/hooks';
import { type UnsendMessage } from '#generated/UnsendMessage';
import { useComposerHandle } from '#dashboard/inbox/composer/composerHandle.ts';
import { type Mode, type Quoted } from '#dashboard/inbox/composer/drafts.ts';
import { useSecondsToUndo } from '#dashboard/inbox/composer/justSent.ts';
import { type StoredFile } from '#dashboard/inbox/composer/storedFile.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

type Sent = { id: string; mode: Mode; body: string; files: StoredFile[]; replyTo: Quoted | null };

/** For ten seconds after it was sent here, a message can be taken back: its words and files are in the composer again. */
export function UndoSend({ message }: { message: Sent }) {
  const seconds = useSecondsToUndo(message.id);
  const composer = useComposerHandle();
  const [send, isTakingBack] = useAsyncMutation<UnsendMessage>(graphql`
    mutation UnsendMessage($id: ID!) {
      unsendMessage(id: $id) {
        message {
          id
          ...ThreadMessage_message @relay(mask: false)
          ...MessageBubble_message
        }
        conversation {
          id
          ...ConversationRow_conversation
        }
      }
    }
  `);
  if (seconds === 0 && !isTakingBack) return null;

  async function takeBack() {
    try {
      await send({ id: message.id });
      composer.current?.restore(message);
    } catch (error) {
      notify({ kind: 'error', title: 'The message was not taken back.', detail: messageOf(error) });
    }
  }

  return (
    <TextButton onClick={() => void takeBack()} disabled={isTakingBack}>
      Undo <span aria-hidden>({seconds})</span>
    </TextButton>
  );
}
