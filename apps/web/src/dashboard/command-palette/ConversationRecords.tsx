import { MessagesSquare } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { type ConversationRecordsQuery } from '#generated/ConversationRecordsQuery';
import { paths } from '#router/paths.ts';
import { useCommands } from './useCommands.ts';

/** Offers the latest conversations by visitor, mail address and number. */
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

  useCommands(
    conversations.edges.map(({ node: { id, number, visitorName, visitorEmail } }) => ({
      id: `conversation.${id}`,
      label: visitorName,
      group: 'Go to',
      icon: MessagesSquare,
      detail: `Conversation #${number}`,
      aliases: [`#${number}`, `${number}`, ...(visitorEmail ? [visitorEmail] : [])],
      isRecord: true,
      to: paths.conversation(id),
    })),
  );
  return null;
}
