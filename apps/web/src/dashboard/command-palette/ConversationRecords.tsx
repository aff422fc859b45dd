import { MessageCircle } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { type ConversationRecordsQuery } from '#generated/ConversationRecordsQuery';
import { paths } from '#router/paths.ts';
import { useCommands } from './useCommands.ts';

/** Offers the latest conversations by visitor, number, address and last message. */
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
              lastMessagePreview
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );

  useCommands(
    conversations.edges.map(({ node: { id, number, visitorName, visitorEmail, lastMessagePreview } }) => ({
      id: `conversation.${id}`,
      label: visitorName,
      group: 'Go to',
      icon: MessageCircle,
      detail: `Conversation #${number}`,
      aliases: [`#${number}`, `${number}`, ...(visitorEmail ? [visitorEmail] : []), lastMessagePreview],
      isRecord: true,
      to: paths.conversation(id),
    })),
  );
  return null;
}
