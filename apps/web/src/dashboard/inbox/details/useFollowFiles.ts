import { useCallback, useRef } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { type ConversationFilesQuery } from '#generated/ConversationFilesQuery';

/** Answers how to ask for a conversation's files and bookings again, after a message brought some or was taken back with them. */
export function useFollowFiles(conversationId: string) {
  const environment = useRelayEnvironment();
  const isAsking = useRef(false);
  const isOutdated = useRef(false);

  return useCallback(
    function ask() {
      // What is under way may have been answered before this change, and Relay would take it for the same request.
      isOutdated.current = isAsking.current;
      if (isAsking.current) return;
      isAsking.current = true;
      const settle = () => {
        isAsking.current = false;
        if (isOutdated.current) ask();
      };
      fetchQuery<ConversationFilesQuery>(
        environment,
        graphql`
          query ConversationFilesQuery($id: ID!) {
            conversation(id: $id) {
              ...ConversationFiles_conversation
              ...Bookings_conversation
            }
          }
        `,
        { id: conversationId },
      ).subscribe({
        complete: settle,
        // They stay as they were; the next one asks again.
        error: settle,
      });
    },
    [environment, conversationId],
  );
}
