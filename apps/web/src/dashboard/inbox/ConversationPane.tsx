import { Suspense, useEffect, useLayoutEffect } from 'react';
import { MessageCircleOff } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Link, useParams } from 'react-router-dom';
import { type ConversationPaneQuery } from '#generated/ConversationPaneQuery';
import { paths } from '#router/paths.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { ScreenError } from '#router/ScreenError.tsx';
import { created, deselected, selected, selectionStarted } from '#session/conversations.slice.ts';
import { dispatch } from '#session/sessionStore.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Title } from '../Title.tsx';
import { Conversation } from './Conversation.tsx';
import { ConversationSkeleton } from './ConversationSkeleton.tsx';
import { KnownHeader, useKnownConversation } from './KnownHeader.tsx';
import { useFocusRowOnLeave } from './useFocusRowOnLeave.ts';

/** /dashboard/inbox/{conversationId}: the conversation that the URL selects. */
export default function ConversationPane({ queryRef }: ScreenProps<ConversationPaneQuery>) {
  const { conversationId = '' } = useParams();
  return <Selection key={conversationId} id={conversationId} queryRef={queryRef} />;
}

function Selection({ id, queryRef }: ScreenProps<ConversationPaneQuery> & { id: string }) {
  const known = useKnownConversation(id);
  useFocusRowOnLeave(id);
  // A layout effect, because it must run before the effect below, which ends the loading.
  useLayoutEffect(() => dispatch('conversations', selectionStarted), []);

  return (
    <ScreenError key={queryRef.fetchKey}>
      <Suspense fallback={<ConversationSkeleton header={known && <KnownHeader conversation={known} />} />}>
        <Pane queryRef={queryRef} />
      </Suspense>
    </ScreenError>
  );
}

function Pane({ queryRef }: ScreenProps<ConversationPaneQuery>) {
  const { conversation } = usePreloadedQuery<ConversationPaneQuery>(
    graphql`
      query ConversationPaneQuery($id: ID!, $count: Int = 50) @preloadable {
        conversation(id: $id) {
          id
          ...Conversation_conversation @arguments(count: $count)
        }
      }
    `,
    queryRef,
  );
  const id = conversation?.id;
  useEffect(() => {
    dispatch('conversations', (slice) => (id ? selected(created(slice, id), id) : deselected(slice)));
  }, [id]);

  if (!conversation) return <Gone />;
  return <Conversation key={conversation.id} conversation={conversation} />;
}

function Gone() {
  return (
    <>
      <Title>Conversation gone</Title>
      <EmptyState
        icon={MessageCircleOff}
        title="This conversation is gone"
        action={
          <Link to={paths.inbox} className="link text-dense">
            Back to the inbox
          </Link>
        }
      >
        It was removed, or the address is not quite right.
      </EmptyState>
    </>
  );
}
