import { useCallback } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { type AddNote } from '#generated/AddNote';
import { type SendMessage } from '#generated/SendMessage';
import { threadConnection } from '#dashboard/inbox/thread/threadConnection.ts';
import { NoReplyError } from '#relay/transport.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { useSession } from '#session/sessionStore.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { loadColleagues, mentionedIn } from './colleagues.ts';
import { type Mode } from './drafts.ts';
import { justSent } from './justSent.ts';
import { failed, settled, type OutgoingMessage } from './outbox.ts';
import { changeOutbox } from './outboxStore.ts';

/**
 * How to send a message that stands in the outbox: it leaves that when the server has stored it, or stays there with the reason.
 * Under its own key, so that it cannot be stored twice. Resolves to whether the server answered, be it to refuse.
 */
export function useDeliverMessage(): (message: OutgoingMessage) => Promise<boolean> {
  const [sendReply] = useAsyncMutation<SendMessage>(graphql`
    mutation SendMessage($input: SendMessageInput!, $connections: [ID!]!) {
      sendMessage(input: $input) {
        message @appendNode(connections: $connections, edgeTypeName: "MessageEdge") {
          id
          ...ThreadMessage_message @relay(mask: false)
          ...MessageBubble_message
        }
        conversation {
          id
          ...ConversationRow_conversation
          client {
            id
            unreadConversationsCount
          }
        }
      }
    }
  `);
  const [sendNote] = useAsyncMutation<AddNote>(graphql`
    mutation AddNote($input: AddNoteInput!, $connections: [ID!]!) {
      addNote(input: $input) {
        message @appendNode(connections: $connections, edgeTypeName: "MessageEdge") {
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
  const environment = useRelayEnvironment();

  return useCallback(
    async ({ conversationId, key, kind, body, files, replyTo }: OutgoingMessage): Promise<boolean> => {
      // One that is not open has no thread in the store.
      const thread = threadConnection(conversationId);
      const connections = environment.getStore().getSource().has(thread) ? [thread] : [];
      const input = { conversationId, body, key, attachmentIds: files.map(({ id }) => id) };
      try {
        if (kind === 'Text') {
          const { sendMessage } = await sendReply({ input: { ...input, replyToId: replyTo?.id }, connections });
          justSent(sendMessage.message.id);
        } else {
          const mentionedUserIds = body.includes('@') ? mentionedIn(body, await loadColleagues(environment)) : [];
          const { addNote } = await sendNote({ input: { ...input, mentionedUserIds }, connections });
          justSent(addNote.message.id);
        }
        changeOutbox((outbox) => settled(outbox, key));
        return true;
      } catch (error) {
        const failure = messageOf(
          error,
          kind === 'Note' ? 'The note could not be added.' : 'The message could not be sent.',
        );
        const isUnanswered = error instanceof NoReplyError;
        changeOutbox((outbox) => failed(outbox, key, { failure, isUnanswered }));
        sayElsewhere(conversationId, kind);
        return !isUnanswered;
      }
    },
    [sendReply, sendNote, environment],
  );
}

function sayElsewhere(conversationId: string, kind: Mode) {
  if (useSession.getState().conversations.selectedId === conversationId) return;
  notify({
    kind: 'error',
    title: kind === 'Note' ? 'Your note was not added.' : 'Your reply was not sent.',
    detail: 'It is kept: open the conversation to try again.',
  });
}
