import { graphql, useMutation } from 'react-relay';
import { type MarkConversationUnread } from '#generated/MarkConversationUnread';

type MarkUnread = { id: string; onDone: () => void; onError: (error: Error) => void };

/** Sets a conversation's unread flag again, to come back to it. */
export function useMarkUnread() {
  const [commit, isMarking] = useMutation<MarkConversationUnread>(graphql`
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

  function markUnread({ id, onDone, onError }: MarkUnread) {
    commit({ variables: { id }, onCompleted: onDone, onError });
  }

  return { markUnread, isMarking };
}
