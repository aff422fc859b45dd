import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { type MessageUpdated } from '#generated/MessageUpdated';

/** A message that is edited or taken back changes where it stands. */
export function useMessageUpdated(conversationId: string) {
  useSubscription<MessageUpdated>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription MessageUpdated($conversationId: ID!) {
            messageUpdated(conversationId: $conversationId) {
              id
              ...ThreadMessage_message @relay(mask: false)
              ...MessageBubble_message
            }
          }
        `,
        variables: { conversationId },
        // The thread stays as it was loaded; the connection's own trouble shows in the banner.
        onError: () => {},
      }),
      [conversationId],
    ),
  );
}
