import { lazy, type Ref, Suspense, useCallback, useMemo, useState } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Outlet, useLocation } from 'react-router-dom';
import { type InboxScreenQuery } from '#generated/InboxScreenQuery';
import { type ScreenProps } from '#router/screen.tsx';
import { ScreenError } from '#router/ScreenError.tsx';
import { usePermission } from '#session/usePermission.ts';
import { LazyPart } from '#ui/LazyPart.tsx';
import { useIsPainted } from '#ui/useIsPainted.ts';
import { useShortcut } from '#dashboard/shortcuts/useShortcuts.ts';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { InboxActions } from './actions/InboxActions.tsx';
import { useOutbox } from './composer/outboxStore.ts';
import { InboxFrame } from './InboxFrame.tsx';
import { ConversationList } from './list/ConversationList.tsx';
import { ConversationListSkeleton } from './list/ConversationListSkeleton.tsx';
import { InboxFilterBar } from './list/InboxFilterBar.tsx';
import { INBOX_FILTERS, type ListRules, NO_SEARCH, rulesOf } from './list/inboxFilters.ts';
import { InboxTabs, type ViewCounts } from './list/InboxTabs.tsx';
import { LiveCounts } from './list/LiveCounts.tsx';
import { NoConversations } from './list/NoConversations.tsx';
import { inboxShortcuts } from './inboxShortcuts.ts';
import { type RowsHandle } from './rowsHandle.ts';
import { SearchBar } from './search/SearchBar.tsx';
import { useInboxKeys } from './useInboxKeys.ts';

const loadSearchResults = () => import('./search/SearchResults.tsx');
const SearchResults = lazy(loadSearchResults);
const ResendUnanswered = lazy(() => import('./composer/ResendUnanswered.tsx'));
const LabelsAndTeamsDialogs = lazy(() => import('./labels-and-teams/LabelsAndTeamsDialogs.tsx'));

/** /dashboard/inbox: the list, beside whichever conversation the URL selects. */
export default function InboxScreen({ queryRef }: ScreenProps<InboxScreenQuery>) {
  const { search } = useLocation();
  const { inbox, rows } = useInboxKeys();
  const mayManage = usePermission('MANAGE_CONVERSATIONS');
  const isPainted = useIsPainted();
  const rules = useMemo(() => rulesOf(new URLSearchParams(search)), [search]);
  const { filters, change } = useUrlFilters(INBOX_FILTERS);
  const key = JSON.stringify(rules);
  // Those of the filter before stand until the new ones are there.
  const [counts, setCounts] = useState<ViewCounts | null>(null);

  const [isSearchOpen, setIsSearchOpen] = useState(false);
  const hasSearch = filters.q !== '';
  const isSearching = isSearchOpen || hasSearch;
  const field = () => inbox.current?.querySelector<HTMLElement>('[role="search"] input');
  function openSearch() {
    // Their code comes while the first word is typed.
    void loadSearchResults().catch(() => {});
    setIsSearchOpen(true);
    field()?.focus();
  }
  useShortcut(inboxShortcuts.search, openSearch);
  const searchFor = useCallback((q: string) => change({ q }, { isTyping: true }), [change]);

  function focusFirst() {
    const [first] = rows.current?.ids ?? [];
    if (first) rows.current?.focus(first);
  }

  function closeSearch() {
    setIsSearchOpen(false);
    if (hasSearch) change(NO_SEARCH);
  }

  const hasUnsent = useOutbox().length > 0;

  return (
    <InboxFrame
      ref={inbox}
      list={
        <>
          <InboxTabs view={hasSearch ? null : filters.view} counts={counts} />
          {isSearching ? (
            <SearchBar value={filters.q} onSearch={searchFor} onClose={closeSearch} onArrowDown={focusFirst} />
          ) : (
            <InboxFilterBar onSearch={openSearch} />
          )}
          {/* Tried again, the list comes with another reference: then the error is past. */}
          <ScreenError key={queryRef.fetchKey}>
            {/* Another list shows its shape at once, rather than the one before until it is there. */}
            <Suspense key={key} fallback={<ConversationListSkeleton />}>
              {hasSearch ? (
                <SearchResults
                  ref={rows}
                  query={filters.q}
                  order={filters.found}
                  onOrder={(found) => change({ found })}
                  onClear={closeSearch}
                />
              ) : (
                <List ref={rows} queryRef={queryRef} rules={rules} search={withoutMessage(search)} />
              )}
            </Suspense>
            <Suspense fallback={null}>
              <Counts queryRef={queryRef} rules={rules} onCount={setCounts} />
            </Suspense>
          </ScreenError>
          {/* At the foot of the list stands what can be done with the rows chosen there. */}
          {mayManage && <InboxActions />}
        </>
      }
    >
      <Outlet />
      {hasUnsent && (
        <LazyPart isSilent>
          <ResendUnanswered />
        </LazyPart>
      )}
      {mayManage && isPainted && (
        <LazyPart isSilent>
          <LabelsAndTeamsDialogs />
        </LazyPart>
      )}
    </InboxFrame>
  );
}

/** What a search's hit names is not for the next conversation. */
function withoutMessage(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('message');
  const text = params.toString();
  return text && `?${text}`;
}

type InboxQueryProps = ScreenProps<InboxScreenQuery> & { rules: ListRules };

function useInboxQuery(queryRef: InboxQueryProps['queryRef']) {
  return usePreloadedQuery<InboxScreenQuery>(
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
}

type ListProps = InboxQueryProps & { ref: Ref<RowsHandle>; search: string };

function List({ ref, queryRef, rules, search }: ListProps) {
  const query = useInboxQuery(queryRef);
  return <ConversationList ref={ref} query={query} rules={rules} search={search} empty={<NoConversations />} />;
}

/** By itself: a search keeps them, and does not wait for them. */
function Counts({ queryRef, rules, onCount }: InboxQueryProps & { onCount: (counts: ViewCounts) => void }) {
  return <LiveCounts query={useInboxQuery(queryRef)} filter={rules.filter} onCount={onCount} />;
}
