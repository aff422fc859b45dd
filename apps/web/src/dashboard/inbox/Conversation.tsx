import { useRef } from 'react';
import { graphql, useFragment } from 'react-relay';
import { type Conversation_conversation$key } from '#generated/Conversation_conversation';
import { Title } from '#dashboard/Title.tsx';
import { usePermission } from '#session/usePermission.ts';
import { ClientEmojis } from './ClientEmojis.tsx';
import { Composer } from './composer/Composer.tsx';
import { ComposerContext, type ComposerHandle } from './composer/composerHandle.ts';
import { ConversationHeader } from './actions/ConversationHeader.tsx';
import { DetailsPane } from './details/DetailsPane.tsx';
import { useDetails } from './details/useDetails.ts';
import { ColleagueWriting } from './presence/ColleagueWriting.tsx';
import { Colleagues, usePresence } from './presence/usePresence.ts';
import { ScheduledMessages } from './scheduled/ScheduledMessages.tsx';
import { ConversationThread } from './thread/ConversationThread.tsx';
import { useConversationCommands } from './useConversationCommands.ts';
import { useOpenConversation } from './useOpenConversation.ts';
import { useSendMessage } from './composer/useSendMessage.ts';

/** An open conversation: who it is with, what was said, and the reply. Mount it anew for each conversation. */
export function Conversation(props: { conversation: Conversation_conversation$key }) {
  const conversation = useFragment(
    graphql`
      fragment Conversation_conversation on Conversation
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }) {
        id
        visitorName
        client {
          ...ClientEmojis_client
        }
        ...ConversationHeader_conversation
        ...ConversationDetails_conversation
        ...ConversationThread_conversation @arguments(count: $count)
        ...ScheduledMessages_conversation
        ...useOpenConversation_conversation
      }
    `,
    props.conversation,
  );
  const { id, visitorName } = conversation;
  const mayReply = usePermission('MANAGE_CONVERSATIONS');
  const { leaveUnread } = useOpenConversation(conversation);
  useConversationCommands({ id, onMarkUnread: leaveUnread });
  const { send, retry, discard } = useSendMessage(id);
  const details = useDetails();
  const composer = useRef<ComposerHandle>(null);
  const colleagues = usePresence(id);

  return (
    <div className="flex min-h-0 flex-1">
      <section
        aria-label={`Conversation with ${visitorName}`}
        className="@container/thread flex min-h-0 min-w-0 flex-1 flex-col"
      >
        <Title>{`${visitorName} · Inbox`}</Title>
        <Colleagues value={colleagues}>
          <ConversationHeader
            conversation={conversation}
            onMarkUnread={leaveUnread}
            areDetailsShown={details.isShown}
            onToggleDetails={details.toggle}
          />
          <ClientEmojis client={conversation.client}>
            <ComposerContext value={composer}>
              <ConversationThread conversation={conversation} onRetry={retry} onDiscard={discard} />
              <ColleagueWriting />
              <ScheduledMessages conversation={conversation} />
              <Composer conversationId={id} visitorName={visitorName} mayReply={mayReply} onSend={send} />
            </ComposerContext>
          </ClientEmojis>
        </Colleagues>
      </section>
      {details.isShown && <DetailsPane conversation={conversation} isBeside={details.isWide} onClose={details.close} />}
    </div>
  );
}
