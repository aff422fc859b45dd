import { graphql, useMutation } from 'react-relay';
import { type TakeBackMessage } from '#generated/TakeBackMessage';
import { useComposerHandle } from '#dashboard/inbox/composer/composerHandle.ts';
import { type Mode, type Quoted } from '#dashboard/inbox/composer/drafts.ts';
import { useSecondsToUndo } from '#dashboard/inbox/composer/justSent.ts';
import { type StoredFile } from '#dashboard/inbox/composer/storedFile.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { notify } from '#ui/toast.ts';

type Sent = { id: string; mode: Mode; body: string; files: StoredFile[]; replyTo: Quoted | null };

/** For ten seconds after it was sent here, a message can be taken back: its words and files are in the composer again. */
export function UndoSend({ message }: { message: Sent }) {
  const seconds = useSecondsToUndo(message.id);
  const composer = useComposerHandle();
  const [commit, isTakingBack] = useMutation<TakeBackMessage>(graphql`
    mutation TakeBackMessage($id: ID!) {
      takeBackMessage(id: $id) {
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

  function takeBack() {
    commit({
      variables: { id: message.id },
      onCompleted: () => composer.current?.restore(message),
      onError: ({ message: detail }) => notify({ kind: 'error', title: 'The message was not taken back.', detail }),
    });
  }

  return (
    <TextButton onClick={takeBack} disabled={isTakingBack}>
      Undo <span aria-hidden>({seconds})</span>
    </TextButton>
  );
}
