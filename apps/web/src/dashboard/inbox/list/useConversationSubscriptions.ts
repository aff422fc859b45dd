import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import { type RecordSourceSelectorProxy } from 'relay-runtime';
import { type ConversationCreated } from '#generated/ConversationCreated';
import { type ConversationUpdated } from '#generated/ConversationUpdated';
import { conversationsChanged } from './conversationEvents.ts';
import { mergeIntoShownList } from './shownList.ts';

/**
 * Keeps the list and the counts live, on every page of the dashboard. Each conversation merges into its record; the list on
 * the screen takes it in, moves it or lets it go by its rules (mergeConversation.ts).
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
              ...listedConversation_conversation
              client {
                id
                unreadConversationsCount
              }
            }
          }
        `,
        variables: {},
        updater: (store: RecordSourceSelectorProxy) => {
          const id = store.getRootField('conversationCreated')?.getDataID();
          if (id) mergeIntoShownList(store, 'created', id);
        },
        onNext: conversationsChanged,
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
              ...listedConversation_conversation
              visitorReadAt
              client {
                id
                unreadConversationsCount
              }
            }
          }
        `,
        variables: {},
        updater: (store: RecordSourceSelectorProxy) => {
          const id = store.getRootField('conversationUpdated')?.getDataID();
          if (id) mergeIntoShownList(store, 'updated', id);
        },
        onNext: conversationsChanged,
        onError: keepWorking,
      }),
      [],
    ),
  );
}

/** An API that cannot tell of changes still serves the page; the connection's own trouble shows in the banner. */
function keepWorking() {}
