import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { type ConversationRecordsQuery } from '#generated/ConversationRecordsQuery';
import { conversationCommand } from './conversationCommand.ts';
import { useCommands } from './useCommands.ts';

/** Offers the latest conversations by visitor, mail address and number: those are there at once, the others by a search. */
export function ConversationRecords() {
  const { conversations } = useLazyLoadQuery<ConversationRecordsQuery>(
    graphql`
      query ConversationRecordsQuery {
        conversations(first: 50) {
          edges {
            node {
              id
              version
              number
              visitorName
              visitorEmail
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );

  useCommands(conversations.edges.map(({ node }) => conversationCommand(node)));
  return null;
}
