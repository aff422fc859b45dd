import { graphql, useSubscription } from 'react-relay/hooks';
import { type GraphQLSubscriptionConfig } from 'relay-runtime';
import { type ConversationCreated } from '#generated/ConversationCreated';
import { type ConversationDeleted } from '#generated/ConversationDeleted';
import { type ConversationUpdated } from '#generated/ConversationUpdated';
import { markDeleted } from './deletedConversations.ts';

/** What has happened to a conversation; its record is in the store by then. That of a deleted one stays for who still shows it. */
export type ConversationEvent = { kind: 'created' | 'updated' | 'deleted'; id: string };

const listeners = new Set<(event: ConversationEvent) => void>();

/** Calls `listener` whenever a conversation is created or changes. Returns an unsubscribe function. */
export function onConversationEvent(listener: (event: ConversationEvent) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function publish(kind: ConversationEvent['kind'], id: string | undefined) {
  if (id) for (const listener of listeners) listener({ kind, id });
}

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
  onNext: (event) => publish('created', event?.conversationCreated.id),
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
        ...TicketPanel_conversation
        visitor {
          id
          name
          externalId
          isVerified
          isBlocked
        }
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
  onNext: (event) => publish('updated', event?.conversationUpdated.id),
  onError: keepWorking,
};

export const DELETED: GraphQLSubscriptionConfig<ConversationDeleted> = {
  subscription: graphql`
    subscription ConversationDeleted {
      conversationDeleted
    }
  `,
  variables: {},
  onNext(event) {
    if (event) markDeleted(event.conversationDeleted);
    publish('deleted', event?.conversationDeleted);
  },
  onError: keepWorking,
};

/** Keeps every conversation that the store knows up to date, on every page of the dashboard. */
export function useConversationSubscriptions() {
  useSubscription(CREATED);
  useSubscription(UPDATED);
  useSubscription(DELETED);
}
