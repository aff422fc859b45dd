import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import { type MessageUpdated } from '#generated/MessageUpdated';

/** A message that is edited or taken back changes where it stands. */
export function useMessageUpdated(conversationId: string, onFiles: () => void) {
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
        // What is taken back takes its files along.
        onNext: (response) => {
          if (response?.messageUpdated.takenBackAt) onFiles();
        },
        // The thread stays as it was loaded; the connection's own trouble shows in the banner.
        onError: () => {},
      }),
      [conversationId, onFiles],
    ),
  );
}
