import { graphql, useMutation } from 'react-relay';
import { type RecordSourceSelectorProxy } from 'relay-runtime';
import { type ReadConversation } from '#generated/ReadConversation';

/** Clears a conversation's unread flag, in sight at once. */
export function useReadConversation() {
  const [commit] = useMutation<ReadConversation>(graphql`
    mutation ReadConversation($id: ID!) {
      readConversation(id: $id) {
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

  function read(id: string) {
    commit({ variables: { id }, optimisticUpdater: (store) => markRead(store, id) });
  }

  return { read };
}

/** By hand because the client's count is one less than whatever it is now. */
function markRead(store: RecordSourceSelectorProxy, id: string) {
  const conversation = store.get(id);
  if (conversation?.getValue('containMessagesUnreadByAgents') !== true) return;
  conversation.setValue(false, 'containMessagesUnreadByAgents');
  conversation.setValue(0, 'unreadCount');
  const client = store.getRoot().getLinkedRecord('currentUser')?.getLinkedRecord('client');
  const unread = client?.getValue('unreadConversationsCount');
  if (client && typeof unread === 'number') client.setValue(Math.max(0, unread - 1), 'unreadConversationsCount');
}
