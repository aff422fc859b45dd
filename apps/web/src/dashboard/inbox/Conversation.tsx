import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type Conversation_conversation$key } from '#generated/Conversation_conversation';
import { ConversationHeader } from './actions/ConversationHeader.tsx';
import { ClientEmojis } from './ClientEmojis.tsx';
import { type OutgoingMessage } from './composer/outbox.ts';
import { ColleagueWriting } from './presence/ColleagueWriting.tsx';
import { Colleagues, usePresence } from './presence/usePresence.ts';
import { ScheduledMessages } from './scheduled/ScheduledMessages.tsx';
import { ConversationThread } from './thread/ConversationThread.tsx';
import { SuggestedReplies } from './suggestions/SuggestedReplies.tsx';
import { useConversationCommands } from './useConversationCommands.ts';
import { useOpenConversation } from './useOpenConversation.ts';

type ConversationProps = {
  conversation: Conversation_conversation$key;
  areDetailsShown: boolean;
  onToggleDetails: () => void;
  onRetry: (message: OutgoingMessage) => void;
  onDiscard: (key: string) => void;
  /** Called once it is there. */
  onOpen: () => void;
};

/** An open conversation: who it is with, what was said, and what will be sent. */
export function Conversation({
  areDetailsShown,
  onToggleDetails,
  onRetry,
  onDiscard,
  onOpen,
  ...props
}: ConversationProps) {
  const conversation = useFragment(
    graphql`
      fragment Conversation_conversation on Conversation
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }) {
        id
        client {
          ...ClientEmojis_client
        }
        ...ConversationHeader_conversation
        ...ConversationThread_conversation @arguments(count: $count)
        ...ScheduledMessages_conversation
        ...SuggestedReplies_conversation
        ...useOpenConversation_conversation
      }
    `,
    props.conversation,
  );
  const { id, client } = conversation;
  const { leaveUnread } = useOpenConversation(conversation);
  useConversationCommands({ id, onMarkUnread: leaveUnread });
  useEffect(onOpen, [onOpen]);

  return (
    <Colleagues value={usePresence(id)}>
      <ConversationHeader
        conversation={conversation}
        onMarkUnread={leaveUnread}
        areDetailsShown={areDetailsShown}
        onToggleDetails={onToggleDetails}
      />
      <ClientEmojis client={client}>
        <ConversationThread conversation={conversation} onRetry={onRetry} onDiscard={onDiscard} />
      </ClientEmojis>
      <ColleagueWriting />
      <ScheduledMessages conversation={conversation} />
      <SuggestedReplies conversation={conversation} />
    </Colleagues>
  );
}
