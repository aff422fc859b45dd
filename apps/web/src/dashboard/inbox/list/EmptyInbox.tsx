import { useEffect } from 'react';
import { Inbox } from 'lucide-react';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import EmptyInboxQueryNode, { type EmptyInboxQuery } from '#generated/EmptyInboxQuery';
import { ChatLink, type Chat } from '#dashboard/frame/ChatLink.tsx';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useWholeFrame } from '../wholeFrame.ts';

/** Nothing is open: everything is done, or nobody has written yet. */
export default function EmptyInbox() {
  const [queryRef, load] = useQueryLoader<EmptyInboxQuery>(EmptyInboxQueryNode);
  useEffect(() => load({}), [load]);

  return (
    <QueryBoundary isOptional fallback={null}>
      {queryRef && <WhyEmpty queryRef={queryRef} />}
    </QueryBoundary>
  );
}

function WhyEmpty({ queryRef }: { queryRef: PreloadedQuery<EmptyInboxQuery> }) {
  const { currentUser, assistants, conversationCounts } = usePreloadedQuery<EmptyInboxQuery>(
    graphql`
      query EmptyInboxQuery {
        currentUser {
          client {
            id
          }
        }
        assistants {
          id
          title
        }
        conversationCounts {
          all
        }
      }
    `,
    queryRef,
  );
  if (conversationCounts.all > 0) {
    return (
      <EmptyState icon={Inbox} title="Nothing is open">
        New messages from visitors show up here at once. To see resolved or snoozed conversations, or those with the
        assistant, choose another status.
      </EmptyState>
    );
  }
  return <NobodyHasWritten clientId={currentUser?.client?.id} assistant={assistants[0]} />;
}

function NobodyHasWritten({ clientId, assistant }: Partial<Chat>) {
  useWholeFrame();
  return (
    <EmptyState
      icon={Inbox}
      title="No conversations yet"
      action={clientId && assistant && <ChatLink clientId={clientId} assistant={assistant} />}
    >
      They appear here the moment a visitor writes. Open the chat as a visitor would and send the first one.
    </EmptyState>
  );
}
