import { lazy, Suspense, useMemo, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay';
import { Outlet, useLocation } from 'react-router-dom';
import { type InboxScreenQuery } from '#generated/InboxScreenQuery';
import { type ScreenProps } from '#router/screen.tsx';
import { ScreenError } from '#router/ScreenError.tsx';
import { LazyPart } from '#ui/LazyPart.tsx';
import { readFilters } from '#ui/filters/urlFilters.ts';
import { InboxFrame } from './InboxFrame.tsx';
import { ConversationList } from './list/ConversationList.tsx';
import { ConversationListSkeleton } from './list/ConversationListSkeleton.tsx';
import { InboxFilterBar } from './list/InboxFilterBar.tsx';
import { INBOX_FILTERS, type ListRules, rulesOf } from './list/inboxFilters.ts';
import { InboxTabs, type ViewCounts } from './list/InboxTabs.tsx';
import { LiveCounts } from './list/LiveCounts.tsx';
import { useInboxKeys } from './useInboxKeys.ts';

const InboxActions = lazy(() => import('./actions/InboxActions.tsx'));
const NoConversations = lazy(() => import('./list/NoConversations.tsx'));

/** /dashboard/inbox: the list, beside whichever conversation the URL selects. */
export default function InboxScreen({ queryRef }: ScreenProps<InboxScreenQuery>) {
  const { search } = useLocation();
  const inbox = useInboxKeys();
  const rules = useMemo(() => rulesOf(new URLSearchParams(search)), [search]);
  const { view } = useMemo(() => readFilters(INBOX_FILTERS, new URLSearchParams(search)), [search]);
  const key = JSON.stringify(rules);
  // Those of the filter before stand until the new ones are there.
  const [counts, setCounts] = useState<ViewCounts | null>(null);

  return (
    <InboxFrame
      ref={inbox}
      list={
        <>
          <InboxTabs view={view} counts={counts} />
          <InboxFilterBar />
          {/* Tried again, the list comes with another reference: then the error is past. */}
          <ScreenError key={queryRef.fetchKey}>
            {/* Another list shows its shape at once, rather than the one before until it is there. */}
            <Suspense key={key} fallback={<ConversationListSkeleton />}>
              <List queryRef={queryRef} rules={rules} search={search} onCount={setCounts} />
            </Suspense>
          </ScreenError>
        </>
      }
    >
      <Outlet />
      <LazyPart isSilent>
        <InboxActions />
      </LazyPart>
    </InboxFrame>
  );
}

type ListProps = ScreenProps<InboxScreenQuery> & {
  rules: ListRules;
  search: string;
  onCount: (counts: ViewCounts) => void;
};

function List({ queryRef, rules, search, onCount }: ListProps) {
  const query = usePreloadedQuery<InboxScreenQuery>(
    graphql`
      query InboxScreenQuery(
        $count: Int = 25
        $view: ConversationView = All
        $filter: ConversationFilter = { status: Open }
        $sort: ConversationSort = LastActivityNewest
      ) @preloadable {
        ...ConversationList_query @arguments(count: $count, view: $view, filter: $filter, sort: $sort)
        ...LiveCounts_query @arguments(filter: $filter)
      }
    `,
    queryRef,
  );
  return (
    <>
      <LiveCounts query={query} filter={rules.filter} onCount={onCount} />
      <ConversationList query={query} rules={rules} search={search} empty={<NoConversations />} />
    </>
  );
}
