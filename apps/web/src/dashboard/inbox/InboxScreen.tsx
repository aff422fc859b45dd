import { Suspense } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Outlet, useMatch } from 'react-router-dom';
import { type InboxScreenQuery } from '#generated/InboxScreenQuery';
import { paths } from '#router/paths.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { ScreenError } from '#router/ScreenError.tsx';
import { ConversationList } from './list/ConversationList.tsx';
import { ConversationListSkeleton } from './list/ConversationListSkeleton.tsx';
import { useInboxKeys } from './useInboxKeys.ts';

/** /dashboard/inbox: the list, beside whichever conversation the URL selects. On phones one of the two. */
export default function InboxScreen({ queryRef }: ScreenProps<InboxScreenQuery>) {
  const isOpen = useMatch(paths.conversation(':conversationId')) !== null;
  const inbox = useInboxKeys();

  return (
    <div
      ref={inbox}
      // Beside an empty list there is nothing to select.
      className={`group/inbox grid min-h-0 flex-1 md:grid-cols-[320px_minmax(0,1fr)] ${isOpen ? '' : 'md:has-data-empty-inbox:grid-cols-1'}`}
    >
      <section
        aria-label="Conversations"
        className={`min-h-0 min-w-0 flex-col md:flex md:border-line md:not-has-data-empty-inbox:border-r ${isOpen ? 'hidden' : 'flex'}`}
      >
        {/* Tried again, the list comes with another reference: then the error is past. */}
        <ScreenError key={queryRef.fetchKey}>
          <Suspense fallback={<ConversationListSkeleton />}>
            <List queryRef={queryRef} />
          </Suspense>
        </ScreenError>
      </section>
      <div
        className={`min-h-0 min-w-0 flex-col ${isOpen ? 'flex' : 'hidden md:flex md:group-has-data-empty-inbox/inbox:hidden'}`}
      >
        <Outlet />
      </div>
    </div>
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
