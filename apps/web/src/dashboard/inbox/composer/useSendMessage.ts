import { useCallback, useEffect } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { type AddNote } from '#generated/AddNote';
import { type SendMessage } from '#generated/SendMessage';
import { threadConnection } from '#dashboard/inbox/thread/threadConnection.ts';
import { useConnection } from '#relay/connectionStore.ts';
import { NoReplyError } from '#relay/transport.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { useSession } from '#session/sessionStore.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { loadColleagues, mentionedIn } from './colleagues.ts';
import { messageKey } from './messageKey.ts';
import { failed, queued, retried, settled, type OutgoingMessage, type Written } from './outbox.ts';
import { changeOutbox, unansweredIn } from './outboxStore.ts';
import { justSent } from './justSent.ts';

/**
 * Sends the replies and notes of one conversation. Each stands in the outbox until it is stored; one that failed stays
 * there with the reason, and is tried again under its own key, so that it cannot be stored twice: by its author, or by itself
 * where nobody had answered and the connection is back.
 */
export function useSendMessage(conversationId: string) {
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
  const senderId = useSession(({ auth }) => auth.userId);

  const deliver = useCallback(
    async ({ key, kind, body, files, replyTo }: OutgoingMessage) => {
      const connections = [threadConnection(conversationId)];
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
      } catch (error) {
        const failure = messageOf(error, 'The message could not be sent.');
        changeOutbox((outbox) => failed(outbox, key, { failure, isUnanswered: error instanceof NoReplyError }));
        sayElsewhere(conversationId);
      }
    },
    [sendReply, sendNote, conversationId, environment],
  );

  const send = useCallback(
    (written: Written) => {
      if (!senderId) return;
      const createdAt = new Date().toISOString();
      const message: OutgoingMessage = {
        key: messageKey(),
        conversationId,
        senderId,
        ...written,
        createdAt,
        failure: null,
      };
      changeOutbox((outbox) => queued(outbox, message));
      void deliver(message);
    },
    [conversationId, deliver, senderId],
  );

  const retry = useCallback(
    (message: OutgoingMessage) => {
      changeOutbox((outbox) => retried(outbox, message.key));
      void deliver(message);
    },
    [deliver],
  );

  useEffect(
    () =>
      useConnection.subscribe(({ status }, before) => {
        if (status.kind !== 'live' || before.status.kind === 'live') return;
        for (const message of unansweredIn({ conversationId, senderId })) retry(message);
      }),
    [conversationId, senderId, retry],
  );

  const discard = useCallback((key: string) => changeOutbox((outbox) => settled(outbox, key)), []);

  return { send, retry, discard };
}

function sayElsewhere(conversationId: string) {
  if (useSession.getState().conversations.selectedId === conversationId) return;
  notify({
    kind: 'error',
    title: 'Your reply was not sent.',
    detail: 'It is kept: open the conversation to try again.',
  });
}
