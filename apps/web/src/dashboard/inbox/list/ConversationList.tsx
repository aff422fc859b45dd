import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { type ConversationList_query$key } from '#generated/ConversationList_query';
import InboxScreenQueryNode, { type InboxScreenQuery } from '#generated/InboxScreenQuery';
import { useResync } from '#relay/useResync.ts';
import { listed } from '#session/conversations.slice.ts';
import { dispatch } from '#session/sessionStore.ts';
import { setListed } from '../actions/selection.ts';
import { ConversationListEnd } from './ConversationListEnd.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { type ListRules } from './inboxFilters.ts';
import { pageOf } from './pageOf.ts';
import { restoreKept, showList } from './shownList.ts';
import { useListedConversations } from './useListedConversations.ts';
import { useNextPage } from './useNextPage.ts';

type ConversationListProps = {
  query: ConversationList_query$key;
  rules: ListRules;
  /** As in ConversationRow. */
  search: string;
  /** In place of a list without rows. */
  empty: ReactNode;
};

const PAGE = 25;
const ROW_HEIGHT = 82;
/** Of a row that says no more than who and what. */
const LEAST_ROW_HEIGHT = 60;
/** How many rows before the end the next page is asked for. */
const AHEAD = 10;

// Brings the list, a page at a time; useListedConversations reads it.
// oxlint-disable-next-line no-unused-expressions -- for the compiler
graphql`
  fragment ConversationList_query on Query
  @argumentDefinitions(
    count: { type: "Int", defaultValue: 25 }
    cursor: { type: "String" }
    view: { type: "ConversationView!" }
    filter: { type: "ConversationFilter" }
    sort: { type: "ConversationSort!" }
  )
  @refetchable(queryName: "ConversationListPaginationQuery") {
    conversations(first: $count, after: $cursor, view: $view, filter: $filter, sort: $sort)
      @connection(key: "ConversationList_conversations", filters: ["view", "filter", "sort"]) {
      edges {
        node {
          id
          ...ConversationRow_conversation
          ...listedConversation_conversation
        }
      }
    }
  }
`;

/** The live list: only the rows in sight are in the document, further pages come while scrolling. */
export function ConversationList({ query, rules, search, empty }: ConversationListProps) {
  const { ids, endCursor, hasNextPage } = useListedConversations(query, rules);
  const { status, loadNext } = useNextPage({ rules, count: PAGE, endCursor });
  const rows = useRef<VirtualizerHandle>(null);
  useResync<InboxScreenQuery>(InboxScreenQueryNode, { count: pageOf(ids.length, PAGE), ...rules });
  useEffect(() => showList(rules), [rules]);

  // Before the first paint, so that no tile changes its colour in sight.
  useLayoutEffect(() => {
    dispatch('conversations', (slice) => listed(slice, ids));
  }, [ids]);
  // So that nothing is seen to go and come.
  useLayoutEffect(restoreKept, [ids]);
  useEffect(() => setListed(ids), [ids]);

  function loadWhenNearEnd() {
    const list = rows.current;
    if (!list || !hasNextPage || status !== 'idle') return;
    const lastInSight = list.findItemIndex(list.scrollOffset + list.viewportSize);
    if (lastInSight >= ids.length - AHEAD) loadNext();
  }

  // A tall window may show the whole first page, and then nothing is ever scrolled.
  useEffect(loadWhenNearEnd);

  // What cannot be in sight yet is drawn after the first paint.
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => startTransition(() => setIsPainted(true)), []);
  const drawn = isPainted ? ids : ids.slice(0, Math.ceil(window.innerHeight / LEAST_ROW_HEIGHT));

  if (ids.length === 0) return empty;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
      <Virtualizer
        ref={rows}
        as="ul"
        item="li"
        data={drawn}
        itemSize={ROW_HEIGHT}
        ssrCount={PAGE}
        onScroll={loadWhenNearEnd}
      >
        {(id) => <ConversationRow key={id} id={id} query={query} search={search} />}
      </Virtualizer>
      <ConversationListEnd isLoading={status === 'loading'} hasFailed={status === 'failed'} onRetry={loadNext} />
    </div>
  );
}
