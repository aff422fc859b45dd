import { useEffect } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { type ConversationThread_conversation$key } from '#generated/ConversationThread_conversation';
import { type ConversationThreadPaginationQuery } from '#generated/ConversationThreadPaginationQuery';
import { useSession } from '#session/sessionStore.ts';
import { useNow } from '#ui/useNow.ts';
import { useJumpToMessage } from '../search/useJumpToMessage.ts';
import { useFollowFiles } from '../details/useFollowFiles.ts';
import { DayDivider } from './DayDivider.tsx';
import { MessageBubble } from './MessageBubble.tsx';
import { missingMessage } from './missingMessage.ts';
import { NewMessagesButton } from './NewMessagesButton.tsx';
import { OlderMessages } from './OlderMessages.tsx';
import { type OutgoingMessage } from '#dashboard/inbox/composer/outbox.ts';
import { OutgoingBubble } from './OutgoingBubble.tsx';
import { StartOfConversation } from './StartOfConversation.tsx';
import { threadItems } from './threadItems.ts';
import { TypingIndicator } from './TypingIndicator.tsx';
import { useMessageCreated } from './useMessageCreated.ts';
import { useMessageUpdated } from './useMessageUpdated.ts';
import { useOlderMessages } from './useOlderMessages.ts';
import { usePendingReplies } from '#dashboard/inbox/composer/usePendingReplies.ts';
import { useStickToBottom } from './useStickToBottom.ts';
import { useThreadResync } from './useThreadResync.ts';
import { useTyping } from './useTyping.ts';

type ConversationThreadProps = {
  conversation: ConversationThread_conversation$key;
  onRetry: (message: OutgoingMessage) => void;
  onDiscard: (key: string) => void;
};

/** What was said, oldest first; older messages come while scrolling up. */
export function ConversationThread({ conversation, onRetry, onDiscard }: ConversationThreadProps) {
  const { data, hasPrevious, isLoadingPrevious, loadPrevious } = usePaginationFragment<
    ConversationThreadPaginationQuery,
    ConversationThread_conversation$key
  >(
    graphql`
      fragment ConversationThread_conversation on Conversation
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "ConversationThreadPaginationQuery") {
        id
        version
        visitorName
        visitorReadAt
        visitorDeliveredAt
        lastActivityAt
        ...StartOfConversation_conversation
        messages(last: $count, before: $cursor) @connection(key: "ConversationThread_messages") {
          edges {
            node {
              id
              ...ThreadMessage_message @relay(mask: false)
              ...MessageBubble_message
            }
          }
        }
      }
    `,
    conversation,
  );
  const { id, visitorName, visitorReadAt, visitorDeliveredAt, lastActivityAt } = data;
  const receipts = { readAt: visitorReadAt, deliveredAt: visitorDeliveredAt };
  const colour = useSession(({ conversations }) => conversations.colours[id]);
  // Events may overtake each other; the sequence is the order in which the server stored them.
  const messages = data.messages.edges.map(({ node }) => node).toSorted((a, b) => a.sequence - b.sequence);
  const pending = usePendingReplies(
    id,
    messages.map(({ key }) => key),
  );
  const last = messages.at(-1);
  const { element, onScroll, hasNew, toEnd } = useStickToBottom({
    firstId: messages[0]?.id,
    lastId: pending.at(-1)?.key ?? last?.id,
  });
  const older = useOlderMessages({ box: element, hasPrevious, isLoadingPrevious, loadPrevious });
  const hit = useJumpToMessage({
    box: element,
    ids: messages.map((message) => message.id),
    hasPrevious,
    isLoadingPrevious,
    loadPrevious,
  });
  const typist = useTyping(id, last?.id);
  const askForFiles = useFollowFiles(id);
  useMessageCreated(id, askForFiles);
  useMessageUpdated(id, askForFiles);
  useThreadResync({ id, loaded: messages.length, missing: missingMessage(messages, lastActivityAt) });

  // One's own reply is always in sight.
  useEffect(() => {
    if (pending.length > 0) toEnd();
  }, [pending.length, toEnd]);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={element}
        role="log"
        // A place that scrolls must be reachable without a mouse.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label="Messages"
        aria-busy={isLoadingPrevious}
        onScroll={() => {
          onScroll();
          older.check();
        }}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2 [overflow-anchor:none]"
      >
        <div className="mx-auto flex min-h-full max-w-[760px] flex-col justify-end px-5 pt-4 pb-1 max-md:px-3">
          <OlderMessages isLoading={isLoadingPrevious} hasFailed={older.hasFailed} onRetry={older.retry} />
          {!hasPrevious && <StartOfConversation conversation={data} />}
          {threadItems(messages, { now: useNow(), receipts }).map((item) =>
            item.kind === 'day' ? (
              <DayDivider key={item.id} label={item.label} />
            ) : (
              <div
                key={item.message.key}
                data-message={item.message.id}
                className={`flex flex-col ${item.message.id === hit ? 'rounded-card bg-brand-soft' : ''}`}
              >
                <MessageBubble
                  conversationId={id}
                  message={item.message}
                  endsRun={item.endsRun}
                  visitor={{ name: visitorName, colour }}
                  receipts={receipts}
                />
              </div>
            ),
          )}
          {pending.map((message) => (
            <OutgoingBubble
              key={message.key}
              message={message}
              onRetry={() => onRetry(message)}
              onDiscard={() => onDiscard(message.key)}
            />
          ))}
          <TypingIndicator name={typist} />
        </div>
      </div>
      {hasNew && <NewMessagesButton onClick={toEnd} />}
    </div>
  );
}
