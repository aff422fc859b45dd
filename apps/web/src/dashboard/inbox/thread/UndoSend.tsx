import { graphql } from 'react-relay/hooks';
import { type UnsendMessage } from '#generated/UnsendMessage';
import { type TakenBack } from '#dashboard/inbox/composer/drafts.ts';
import { useSecondsToUndo } from '#dashboard/inbox/composer/justSent.ts';
import { useGiveBack } from '#dashboard/inbox/composer/useGiveBack.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

type Sent = TakenBack & { id: string; conversationId: string };

/** For ten seconds after it was sent here, a message can be taken back: its words and files are in the composer again. */
export function UndoSend({ message }: { message: Sent }) {
  const seconds = useSecondsToUndo(message.id);
  const giveBack = useGiveBack(message.conversationId);
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
      giveBack(message);
    } catch (error) {
      notify({
        kind: 'error',
        title: `The ${message.mode === 'Note' ? 'note' : 'message'} was not taken back.`,
        detail: messageOf(error),
      });
    }
  }

  return (
    <TextButton onClick={() => void takeBack()} disabled={isTakingBack}>
      Undo <span aria-hidden>({seconds})</span>
    </TextButton>
  );
}
