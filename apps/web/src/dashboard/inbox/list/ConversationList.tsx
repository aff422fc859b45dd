import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import { useMatch } from 'react-router-dom';
import { type ConversationList_query$key } from '#generated/ConversationList_query';
import InboxScreenQueryNode, { type InboxScreenQuery } from '#generated/InboxScreenQuery';
import { useResync } from '#relay/useResync.ts';
import { paths } from '#router/paths.ts';
import { listed } from '#session/conversations.slice.ts';
import { dispatch } from '#session/sessionStore.ts';
import { usePermission } from '#session/usePermission.ts';
import { setListed } from '../actions/selection.ts';
import { ConversationListEnd } from './ConversationListEnd.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { type ListRules } from './inboxFilters.ts';
import { pageOf } from './pageOf.ts';
import { RecycledRows } from './RecycledRows.tsx';
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
  const maySelect = usePermission('MANAGE_CONVERSATIONS');
  const open = useMatch({ path: paths.conversation(':conversationId'), end: false })?.params.conversationId;
  useResync<InboxScreenQuery>(InboxScreenQueryNode, { count: pageOf(ids.length, PAGE), ...rules });
  useEffect(() => showList(rules), [rules]);

  // Before the first paint, so that no tile changes its colour in sight.
  useLayoutEffect(() => {
    dispatch('conversations', (slice) => listed(slice, ids));
  }, [ids]);
  // So that nothing is seen to go and come.
  useLayoutEffect(restoreKept, [ids]);
  useEffect(() => setListed(ids), [ids]);

  // Also without scrolling: a tall window may show the whole first page.
  function loadWhenNearEnd(last: number) {
    if (hasNextPage && status === 'idle' && last >= ids.length - AHEAD) loadNext();
  }

  if (ids.length === 0) return empty;
  return (
    <RecycledRows
      ids={ids}
      hasNext={hasNextPage}
      onShown={loadWhenNearEnd}
      end={<ConversationListEnd isLoading={status === 'loading'} hasFailed={status === 'failed'} onRetry={loadNext} />}
    >
      {(id) => <ConversationRow id={id} query={query} search={search} maySelect={maySelect} isOpen={id === open} />}
    </RecycledRows>
  );
}
