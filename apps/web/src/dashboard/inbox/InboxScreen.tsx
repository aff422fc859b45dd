import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Outlet } from 'react-router-dom';
import { type InboxScreenQuery } from '#generated/InboxScreenQuery';
import { type ScreenProps } from '#router/screen.tsx';
import { ScreenError } from '#router/ScreenError.tsx';
import { InboxFrame } from './InboxFrame.tsx';
import { ConversationList } from './list/ConversationList.tsx';
import { ConversationListSkeleton } from './list/ConversationListSkeleton.tsx';
import { useInboxKeys } from './useInboxKeys.ts';

/** /dashboard/inbox: the list, beside whichever conversation the URL selects. */
export default function InboxScreen({ queryRef }: ScreenProps<InboxScreenQuery>) {
  const inbox = useInboxKeys();

  return (
    <InboxFrame
      ref={inbox}
      list={
        // Tried again, the list comes with another reference: then the error is past.
        <ScreenError key={queryRef.fetchKey}>
          <Suspense fallback={<ConversationListSkeleton />}>
            <List queryRef={queryRef} />
          </Suspense>
        </ScreenError>
      }
    >
      <Outlet />
    </InboxFrame>
  );
}

function List({ queryRef }: ScreenProps<InboxScreenQuery>) {
  const query = usePreloadedQuery<InboxScreenQuery>(
    graphql`
      query InboxScreenQuery($count: Int = 25) @preloadable {
        ...ConversationList_query @arguments(count: $count)
      }
    `,
    queryRef,
  );
  return <ConversationList query={query} />;
}
