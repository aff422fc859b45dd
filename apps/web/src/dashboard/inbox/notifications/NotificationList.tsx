import { type KeyboardEvent } from 'react';
import { BellRing } from 'lucide-react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import { Heading } from 'react-aria-components';
import { type NotificationList_query$key } from '#generated/NotificationList_query';
import { type NotificationListPaginationQuery } from '#generated/NotificationListPaginationQuery';
import { EmptyState } from '#ui/EmptyState.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { NotificationRow } from './NotificationRow.tsx';
import { useMarkNotificationsRead } from './useMarkNotificationsRead.ts';

type NotificationListProps = { query: NotificationList_query$key; onClose: () => void };

/** What concerns the viewer, newest first; the arrows move along it. */
export function NotificationList({ query, onClose }: NotificationListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NotificationListPaginationQuery,
    NotificationList_query$key
  >(
    graphql`
      fragment NotificationList_query on Query
      @refetchable(queryName: "NotificationListPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        notificationFeed {
          id
          unreadCount
          notifications(first: $count, after: $cursor) @connection(key: "NotificationList_notifications") {
            edges {
              node {
                id
                ...NotificationRow_notification
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { unreadCount, notifications } = data.notificationFeed;
  const { markRead, markAllRead } = useMarkNotificationsRead();

  return (
    <>
      <header className="flex min-h-11 flex-none items-center gap-2 border-b border-line pr-3 pl-4">
        <Heading slot="title" className="flex-1 text-sm font-semibold">
          Notifications
        </Heading>
        {unreadCount > 0 && <TextButton onClick={markAllRead}>Mark all as read</TextButton>}
      </header>
      {notifications.edges.length === 0 ? (
        <EmptyState icon={BellRing} title="Nothing new for you">
          Mentions, conversations that become yours, and what visitors write in them show up here.
        </EmptyState>
      ) : (
        // The rows are links; the arrows are a shorter way than Tab.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ul
          aria-label="Notifications"
          onKeyDown={moveByArrow}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
        >
          {notifications.edges.map(({ node }) => (
            <li key={node.id}>
              <NotificationRow
                notification={node}
                onOpen={() => {
                  markRead([node.id]);
                  onClose();
                }}
              />
            </li>
          ))}
          {hasNext && (
            <li className="p-2 text-center">
              <TextButton disabled={isLoadingNext} onClick={() => loadNext(20)}>
                {isLoadingNext ? 'Loading' : 'Show older'}
              </TextButton>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function moveByArrow(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  rows[rows.findIndex((row) => row === document.activeElement) + step]?.focus();
}
