import { type ReactNode, type Ref, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay/hooks';
import { type ConversationList_query$key } from '#generated/ConversationList_query';
import { type ConversationListPaginationQuery } from '#generated/ConversationListPaginationQuery';
import InboxScreenQueryNode, { type InboxScreenQuery } from '#generated/InboxScreenQuery';
import { useResync } from '#relay/useResync.ts';
import { listed } from '#session/conversations.slice.ts';
import { dispatch } from '#session/sessionStore.ts';
import { usePermission } from '#session/usePermission.ts';
import { setListed } from '../actions/selection.ts';
import { type RowsHandle } from '../rowsHandle.ts';
import { ConversationListEnd } from './ConversationListEnd.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { type ListRules } from './inboxFilters.ts';
import { keptIds } from './keptConversations.ts';
import { followConversations, restoreConversations } from './liveList.ts';
import { pageOf } from './pageOf.ts';
import { VirtualRows } from './VirtualRows.tsx';

type ConversationListProps = {
  ref?: Ref<RowsHandle>;
  query: ConversationList_query$key;
  rules: ListRules;
  /** As in ConversationRow. */
  search: string;
  /** In place of a list without rows. */
  empty: ReactNode;
};

const PAGE = 25;
/** How many rows before the end the next page is asked for. */
const AHEAD = 10;

/** The live list: only the rows in sight are in the document, further pages come while scrolling. */
export function ConversationList({ ref, query, rules, search, empty }: ConversationListProps) {
  const environment = useRelayEnvironment();
  const maySelect = usePermission('MANAGE_CONVERSATIONS');
  const [hasFailed, setHasFailed] = useState(false);
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
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
          __id
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
    query,
  );
  const { __id: connectionId, edges } = data.conversations;
  const rows = useMemo(() => edges.map(({ node }) => node), [edges]);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  useResync<InboxScreenQuery>(InboxScreenQueryNode, { count: pageOf(ids.length, PAGE), ...rules });
  useEffect(() => followConversations(environment, { connectionId, rules }), [environment, connectionId, rules]);

  // Before the first paint, so that no tile changes its colour in sight.
  useLayoutEffect(() => {
    dispatch('conversations', (slice) => listed(slice, ids));
  }, [ids]);
  useEffect(() => setListed(ids), [ids]);

  // Before the paint, so that nothing is seen to go and come.
  const before = useRef(ids);
  useLayoutEffect(() => {
    const lost = keptIds().filter((id) => before.current.includes(id) && !ids.includes(id));
    before.current = ids;
    if (lost.length > 0) restoreConversations(environment, { connectionId, rules }, lost);
  }, [environment, connectionId, rules, ids]);

  function load() {
    setHasFailed(false);
    loadNext(PAGE, { onComplete: (error) => setHasFailed(error !== null) });
  }

  // Also without scrolling: a tall window may show the whole first page.
  function loadWhenNearEnd(last: number) {
    if (hasNext && !isLoadingNext && !hasFailed && last >= ids.length - AHEAD) load();
  }

  if (ids.length === 0) return empty;
  return (
    <VirtualRows
      ref={ref}
      rows={rows}
      hasNext={hasNext}
      onShown={loadWhenNearEnd}
      end={<ConversationListEnd isLoading={isLoadingNext} hasFailed={hasFailed} onRetry={load} />}
    >
      {(conversation) => (
        <ConversationRow key={conversation.id} conversation={conversation} search={search} maySelect={maySelect} />
      )}
    </VirtualRows>
  );
}
