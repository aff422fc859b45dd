import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import { type SendMessage } from '#generated/SendMessage';
import { useSession } from '#session/sessionStore.ts';
import { notify } from '#ui/toast.ts';
import { messageKey } from './messageKey.ts';
import { failed, queued, retried, settled, type OutgoingMessage } from './outbox.ts';
import { changeOutbox } from './outboxStore.ts';
import { threadConnection } from '#dashboard/inbox/thread/threadConnection.ts';

/**
 * Sends the replies of one conversation. A reply stands in the outbox until it is stored; one that failed
 * stays there with the reason, and is tried again under its own key, so that it cannot be stored twice.
 */
export function useSendMessage(conversationId: string) {
  const [commit] = useMutation<SendMessage>(graphql`
    mutation SendMessage($input: SendMessageInput!, $connections: [ID!]!) {
      sendMessage(input: $input) {
        message @appendNode(connections: $connections, edgeTypeName: "MessageEdge") {
          id
          key
          author
          authorName
          createdAt
          sequence
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

  const senderId = useSession(({ auth }) => auth.userId);

  const deliver = useCallback(
    ({ key, body }: OutgoingMessage) => {
      commit({
        variables: { input: { conversationId, body, key }, connections: [threadConnection(conversationId)] },
        onCompleted: () => changeOutbox((outbox) => settled(outbox, key)),
        onError: ({ message }) => {
          changeOutbox((outbox) => failed(outbox, key, message));
          if (useSession.getState().conversations.selectedId === conversationId) return;
          notify({
            kind: 'error',
            title: 'Your reply was not sent.',
            detail: 'It is kept: open the conversation to try again.',
          });
        },
      });
    },
    [commit, conversationId],
  );

  const send = useCallback(
    (body: string) => {
      if (!senderId) return;
      const createdAt = new Date().toISOString();
      const message: OutgoingMessage = { key: messageKey(), conversationId, senderId, body, createdAt, failure: null };
      changeOutbox((outbox) => queued(outbox, message));
      deliver(message);
    },
    [conversationId, deliver, senderId],
  );

  const retry = useCallback(
    (message: OutgoingMessage) => {
      changeOutbox((outbox) => retried(outbox, message.key));
      deliver(message);
    },
    [deliver],
  );

  const discard = useCallback((key: string) => changeOutbox((outbox) => settled(outbox, key)), []);

  return { send, retry, discard };
}
