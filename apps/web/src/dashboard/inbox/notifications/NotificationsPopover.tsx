import { type RefObject } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { Dialog, Heading, Popover } from 'react-aria-components';
import { type NotificationsPopoverQuery } from '#generated/NotificationsPopoverQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { PopoverFailed } from '#dashboard/frame/PopoverFailed.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationPreferences } from './NotificationPreferences.tsx';

type NotificationsPopoverProps = { triggerRef: RefObject<HTMLElement | null>; onClose: () => void };

/** The open feed. Default export: the bell loads it lazily. */
export default function NotificationsPopover({ triggerRef, onClose }: NotificationsPopoverProps) {
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      placement="bottom end"
      offset={4}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="flex max-h-[min(560px,80dvh)] w-[380px] max-w-[calc(100vw-16px)] flex-col rounded-card bg-raised text-dense text-ink shadow-overlay outline-none motion-safe:data-entering:animate-fade"
    >
      <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
        <QueryBoundary
          fallback={<Loading />}
          renderFailed={(retry) => <PopoverFailed what="Your notifications" onRetry={retry} />}
        >
          {(fetchKey) => <Feed fetchKey={fetchKey} onClose={onClose} />}
        </QueryBoundary>
      </Dialog>
    </Popover>
  );
}

function Feed({ fetchKey, onClose }: { fetchKey: number; onClose: () => void }) {
  const query = useLazyLoadQuery<NotificationsPopoverQuery>(
    graphql`
      query NotificationsPopoverQuery {
        ...NotificationList_query
        preferences {
          ...NotificationPreferences_preferences
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  return (
    <>
      <NotificationList query={query} onClose={onClose} />
      <NotificationPreferences preferences={query.preferences} onClose={onClose} />
    </>
  );
}

function Loading() {
  return (
    <>
      <Heading slot="title" className="px-4 pt-3 pb-2 text-sm font-semibold">
        Notifications
      </Heading>
      <output className="block px-4 pb-4">
        <span className="sr-only">Loading notifications</span>
        {['w-40', 'w-56', 'w-48'].map((width) => (
          <span key={width} className="grid gap-2 py-2.5">
            <Skeleton className={width} />
            <Skeleton className="h-2 w-24" />
          </span>
        ))}
      </output>
    </>
  );
}
