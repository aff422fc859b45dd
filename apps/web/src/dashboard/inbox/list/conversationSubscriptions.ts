import { graphql } from 'react-relay';
import { type GraphQLSubscriptionConfig } from 'relay-runtime';
import { type ConversationCreated } from '#generated/ConversationCreated';
import { type ConversationUpdated } from '#generated/ConversationUpdated';
import { conversationsChanged } from './conversationEvents.ts';
import { mergeIntoShownList } from './shownList.ts';

/** An API that cannot tell of changes still serves the page; the connection's own trouble shows in the banner. */
const keepWorking = () => {};

export const CREATED: GraphQLSubscriptionConfig<ConversationCreated> = {
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
  updater: (store) => {
    const id = store.getRootField('conversationCreated')?.getDataID();
    if (id) mergeIntoShownList(store, 'created', id);
  },
  onNext: conversationsChanged,
  onError: keepWorking,
};

export const UPDATED: GraphQLSubscriptionConfig<ConversationUpdated> = {
  subscription: graphql`
    subscription ConversationUpdated {
      conversationUpdated {
        id
        ...ConversationRow_conversation
        ...listedConversation_conversation
        ...useConversationStanding_conversation
        visitorReadAt
        visitorDeliveredAt
        client {
          id
          unreadConversationsCount
        }
      }
    }
  `,
  variables: {},
  updater: (store) => {
    const id = store.getRootField('conversationUpdated')?.getDataID();
    if (id) mergeIntoShownList(store, 'updated', id);
  },
  onNext: conversationsChanged,
  onError: keepWorking,
};
