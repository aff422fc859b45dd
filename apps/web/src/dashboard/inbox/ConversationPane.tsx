import { type ComponentProps, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MessageCircleOff } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Link, useParams } from 'react-router-dom';
import { type ConversationPaneQuery } from '#generated/ConversationPaneQuery';
import { paths } from '#router/paths.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { type ScreenProps } from '#router/screen.tsx';
import { ScreenError } from '#router/ScreenError.tsx';
import { created, deselected, selected, selectionStarted } from '#session/conversations.slice.ts';
import { dispatch } from '#session/sessionStore.ts';
import { usePermission } from '#session/usePermission.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Title } from '../frame/Title.tsx';
import { Composer } from './composer/Composer.tsx';
import { ComposerContext, type ComposerHandle } from './composer/composerHandle.ts';
import { LeftWords } from './composer/LeftWords.tsx';
import { useSendMessage } from './composer/useSendMessage.ts';
import { Conversation } from './Conversation.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { DetailsPane } from './details/DetailsPane.tsx';
import { useDetails } from './details/useDetails.ts';
import { useKnownConversation } from './knownConversation.ts';
import { useIsDeleted } from './list/deletedConversations.ts';
import { KnownHeader } from './KnownHeader.tsx';
import { useFocusRowOnLeave } from './useFocusRowOnLeave.ts';

type PaneProps = ScreenProps<ConversationPaneQuery>;

/** /dashboard/inbox/{conversationId}: the conversation that the URL selects. */
export default function ConversationPane({ queryRef }: PaneProps) {
  const { conversationId = '' } = useParams();
  return <Selection key={conversationId} id={conversationId} queryRef={queryRef} />;
}

/** The composer is there from the first moment, where anything is known of the conversation: nobody waits for the thread to write. */
function Selection({ id, queryRef }: PaneProps & { id: string }) {
  const isDeleted = useIsDeleted(id);
  const stored = useKnownConversation(id);
  const known = isDeleted ? null : stored;
  const mayReply = usePermission('MANAGE_CONVERSATIONS');
  const { send, retry, discard } = useSendMessage(id);
  const details = useDetails();
  const composer = useRef<ComposerHandle>(null);
  const [isLoading, setIsLoading] = useState(true);
  const onOpen = useCallback(() => setIsLoading(false), []);
  useFocusRowOnLeave(id);
  // A layout effect, because it must run before the effect in `Loaded`, which ends the loading.
  useLayoutEffect(() => dispatch('conversations', selectionStarted), []);

  return (
    <div className="flex min-h-0 flex-1">
      <section
        aria-label={known ? `Conversation with ${known.visitorName}` : 'Conversation'}
        className="@container/thread flex min-h-0 min-w-0 flex-1 flex-col"
      >
        {known && <Title>{`${known.visitorName} · Inbox`}</Title>}
        <ComposerContext value={composer}>
          <ScreenError key={queryRef.fetchKey}>
            <Suspense fallback={<ConversationSkeleton header={known && <KnownHeader conversation={known} />} />}>
              <Loaded
                queryRef={queryRef}
                isDeleted={isDeleted}
                areDetailsShown={details.isShown}
                onToggleDetails={details.toggle}
                onRetry={retry}
                onDiscard={discard}
                onOpen={onOpen}
              />
            </Suspense>
          </ScreenError>
          {known && (
            <Composer
              conversationId={id}
              visitorName={known.visitorName}
              emojis={known.client}
              mayReply={mayReply}
              isLoading={isLoading}
              onSend={send}
            />
          )}
        </ComposerContext>
      </section>
      {known && details.isShown && <Details key={queryRef.fetchKey} queryRef={queryRef} {...details} />}
    </div>
  );
}

function usePaneQuery(queryRef: PaneProps['queryRef']) {
  return usePreloadedQuery<ConversationPaneQuery>(
    graphql`
      query ConversationPaneQuery($id: ID!, $count: Int = 50) @preloadable {
        conversation(id: $id) {
          id
          ...Conversation_conversation @arguments(count: $count)
          ...ConversationDetails_conversation
        }
      }
    `,
    queryRef,
  );
}

type LoadedProps = PaneProps & { isDeleted: boolean } & Omit<ComponentProps<typeof Conversation>, 'conversation'>;

function Loaded({ queryRef, isDeleted, ...conversationProps }: LoadedProps) {
  const found = usePaneQuery(queryRef).conversation;
  const conversation = isDeleted ? null : found;
  const id = conversation?.id;
  useEffect(() => {
    dispatch('conversations', (slice) => (id ? selected(created(slice, id), id) : deselected(slice)));
  }, [id]);

  if (!conversation) return <Gone isDeleted={isDeleted} />;
  return <Conversation {...conversationProps} conversation={conversation} />;
}

type DetailsProps = PaneProps & { isWide: boolean; close: () => void };

function Details({ queryRef, isWide, close }: DetailsProps) {
  return (
    // That the conversation did not load is said in its place.
    <QueryBoundary
      fallback={<DetailsPane conversation={null} isBeside={isWide} onClose={close} />}
      renderFailed={() => null}
    >
      <LoadedDetails queryRef={queryRef} isWide={isWide} close={close} />
    </QueryBoundary>
  );
}

function LoadedDetails({ queryRef, isWide, close }: DetailsProps) {
  const { conversation } = usePaneQuery(queryRef);
  return conversation && <DetailsPane conversation={conversation} isBeside={isWide} onClose={close} />;
}

function Gone({ isDeleted }: { isDeleted: boolean }) {
  const { conversationId = '' } = useParams();
  return (
    <>
      <Title>Conversation gone</Title>
      <EmptyState
        icon={MessageCircleOff}
        title={isDeleted ? 'This conversation was deleted' : 'This conversation is gone'}
        action={
          <Link to={paths.inbox} className="link text-dense">
            Back to the inbox
          </Link>
        }
      >
        {isDeleted
          ? 'Its visitor deleted it, or it was kept as long as your company keeps conversations.'
          : 'It was removed, or the address is incorrect.'}
      </EmptyState>
      <LeftWords conversationId={conversationId} />
    </>
  );
}
