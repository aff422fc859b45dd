import { graphql } from 'react-relay/hooks';
import { type MarkConversationUnread } from '#generated/MarkConversationUnread';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Sets a conversation's unread flag again, to come back to it. */
export function useMarkUnread() {
  const [send, isMarking] = useAsyncMutation<MarkConversationUnread>(graphql`
    mutation MarkConversationUnread($id: ID!) {
      markConversationUnread(id: $id) {
        id
        version
        containMessagesUnreadByAgents
        unreadCount
        client {
          id
          unreadConversationsCount
        }
      }
    }
  `);

  const markUnread = (id: string) => send({ id });
  return { markUnread, isMarking };
}
