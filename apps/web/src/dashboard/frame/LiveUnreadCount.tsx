import { useEffect } from 'react';
import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import UnreadConversationsNode, { type UnreadConversations } from '#generated/UnreadConversations';
import { useResync } from '#relay/useResync.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';

type LiveUnreadCountProps = { unread: PreloadedQuery<UnreadConversations>; onCount: (count: number) => void };

/** Tells the frame how many conversations are unread, now and with every change. Shows nothing itself. */
export default function LiveUnreadCount({ unread, onCount }: LiveUnreadCountProps) {
  return (
    <QueryBoundary isOptional fallback={null}>
      <Count unread={unread} onCount={onCount} />
    </QueryBoundary>
  );
}

function Count({ unread, onCount }: LiveUnreadCountProps) {
  const { currentUser } = usePreloadedQuery<UnreadConversations>(
    graphql`
      query UnreadConversations @preloadable {
        currentUser {
          id
          client {
            id
            unreadConversationsCount
          }
        }
      }
    `,
    unread,
  );
  const count = currentUser?.client?.unreadConversationsCount ?? 0;

  useEffect(() => onCount(count), [count, onCount]);
  useResync<UnreadConversations>(UnreadConversationsNode, {});
  return null;
}
