import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { type ConversationListPaginationQuery } from '#generated/ConversationListPaginationQuery';
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

/** The live list: only the rows in sight are in the document, further pages come while scrolling. */
export function ConversationList({ rules, search, empty, ...props }: ConversationListProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ConversationListPaginationQuery,
    ConversationList_query$key
  >(
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
    `,
    props.query,
  );
  const { edges } = data.conversations;
  const ids = edges.map(({ node }) => node.id).join(' ');
  const rows = useRef<VirtualizerHandle>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useResync<InboxScreenQuery>(InboxScreenQueryNode, { count: pageOf(edges.length, PAGE), ...rules });
  useEffect(() => showList(rules), [rules]);

  // Before the first paint, so that no tile changes its colour in sight.
  useLayoutEffect(() => {
    dispatch('conversations', (slice) => listed(slice, ids === '' ? [] : ids.split(' ')));
  }, [ids]);
  // So that nothing is seen to go and come.
  useLayoutEffect(restoreKept, [ids]);
  useEffect(() => setListed(ids === '' ? [] : ids.split(' ')), [ids]);

  function loadMore() {
    setHasFailed(false);
    loadNext(PAGE, { onComplete: (error) => setHasFailed(error !== null) });
  }

  function loadWhenNearEnd() {
    const list = rows.current;
    if (!list || !hasNext || isLoadingNext || hasFailed) return;
    const lastInSight = list.findItemIndex(list.scrollOffset + list.viewportSize);
    if (lastInSight >= edges.length - AHEAD) loadMore();
  }

  // A tall window may show the whole first page, and then nothing is ever scrolled.
  useEffect(loadWhenNearEnd);

  // What cannot be in sight yet is drawn after the first paint.
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => startTransition(() => setIsPainted(true)), []);
  const drawn = isPainted ? edges : edges.slice(0, Math.ceil(window.innerHeight / LEAST_ROW_HEIGHT));

  if (edges.length === 0) return empty;
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
        {({ node }) => <ConversationRow key={node.id} conversation={node} search={search} />}
      </Virtualizer>
      <ConversationListEnd isLoading={isLoadingNext} hasFailed={hasFailed} onRetry={loadMore} />
    </div>
  );
}
