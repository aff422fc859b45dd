import { graphql, useFragment } from 'react-relay/hooks';
import {
  type useConversationStanding_conversation$data,
  type useConversationStanding_conversation$key,
} from '#generated/useConversationStanding_conversation';

export type ConversationStanding = Omit<useConversationStanding_conversation$data, ' $fragmentType'>;

/** All of a conversation that agents change. Live events and the answer to a change carry it. */
export function useConversationStanding(conversation: useConversationStanding_conversation$key): ConversationStanding {
  return useFragment(
    graphql`
      fragment useConversationStanding_conversation on Conversation {
        id
        version
        status
        handledBy
        snoozedUntil
        priority
        containMessagesUnreadByAgents
        unreadCount
        waitingSince
        handoffRequestedAt
        csatAskedAt
        csatRating
        csatComment
        visitorName
        visitorEmail
        assignee {
          id
          name
          avatar
        }
        team {
          id
          name
        }
        labels {
          id
          name
          colour
        }
      }
    `,
    conversation,
  );
}
