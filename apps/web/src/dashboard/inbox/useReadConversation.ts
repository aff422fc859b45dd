import { graphql } from 'react-relay/hooks';
import { type RecordSourceSelectorProxy } from 'relay-runtime';
import { type ReadConversation } from '#generated/ReadConversation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';

/** Clears a conversation's unread flag, in sight at once. */
export function useReadConversation() {
  const [send] = useAsyncMutation<ReadConversation>(graphql`
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

  // What the server refuses is unread again, which can be seen.
  const read = (id: string) => void send({ id }, { optimisticUpdater: (store) => markRead(store, id) }).catch(() => {});

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
