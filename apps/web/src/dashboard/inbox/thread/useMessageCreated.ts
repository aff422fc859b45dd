import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import { type MessageCreated } from '#generated/MessageCreated';
import { threadConnection } from './threadConnection.ts';

/** A message that arrives goes to the end of the thread; Relay leaves it out when it is already there. */
export function useMessageCreated(conversationId: string, onFiles: () => void) {
  useSubscription<MessageCreated>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription MessageCreated($conversationId: ID!, $connections: [ID!]!) {
            messageCreated(conversationId: $conversationId)
              @appendNode(connections: $connections, edgeTypeName: "MessageEdge") {
              id
              ...ThreadMessage_message @relay(mask: false)
              ...MessageBubble_message
              attachments {
                id
              }
              booking {
                id
              }
            }
          }
        `,
        variables: { conversationId, connections: [threadConnection(conversationId)] },
        onNext: (response) => {
          const message = response?.messageCreated;
          if (message?.booking || message?.attachments.length) onFiles();
        },
        // The thread stays as it was loaded; the connection's own trouble shows in the banner.
        onError: () => {},
      }),
      [conversationId, onFiles],
    ),
  );
}
