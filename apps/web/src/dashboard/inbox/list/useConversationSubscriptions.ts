import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime';
import { type ConversationCreated } from '#generated/ConversationCreated';
import { type ConversationUpdated } from '#generated/ConversationUpdated';

/**
 * Keeps the list and the count of unread conversations live, on every page of the dashboard. A created conversation goes to
 * the front unless it is there; an updated one merges into its record, and one that nobody has loaded changes nothing in sight.
 */
export function useConversationSubscriptions() {
  useSubscription<ConversationCreated>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ConversationCreated {
            conversationCreated {
              id
              ...ConversationRow_conversation
              client {
                id
                unreadConversationsCount
              }
            }
          }
        `,
        variables: {},
        updater: putInFront,
        onError: keepWorking,
      }),
      [],
    ),
  );
  useSubscription<ConversationUpdated>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ConversationUpdated {
            conversationUpdated {
              id
              ...ConversationRow_conversation
              visitorReadAt
              status
              client {
                id
                unreadConversationsCount
              }
            }
          }
        `,
        variables: {},
        onError: keepWorking,
      }),
      [],
    ),
  );
}

/** By hand, not by `@prependNode`: away from the inbox there is no list to prepend to. */
function putInFront(store: RecordSourceSelectorProxy) {
  const conversation = store.getRootField('conversationCreated');
  const list = ConnectionHandler.getConnection(store.getRoot(), 'ConversationList_conversations');
  if (!conversation || !list) return;
  const id = conversation.getDataID();
  const isListed = list.getLinkedRecords('edges')?.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === id);
  if (isListed) return;
  ConnectionHandler.insertEdgeBefore(list, ConnectionHandler.createEdge(store, list, conversation, 'ConversationEdge'));
}

/** An API that cannot tell of changes still serves the page; the connection's own trouble shows in the banner. */
function keepWorking() {}
