import { useMemo } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { type ConversationList_query$key } from '#generated/ConversationList_query';
import { type useListedConversations_connection$key } from '#generated/useListedConversations_connection';
import { recordKey } from '#relay/recordKey.ts';
import { type ListRules } from './inboxFilters.ts';
import { connectionIdOf, listedEdges } from './listedEdges.ts';

/**
 * Which conversations the list holds, and whether more follow. Told anew when that changes, not when a conversation does:
 * ConversationList_query names each of them, and Relay would read 10,000 again for one.
 */
export function useListedConversations(query: ConversationList_query$key, rules: ListRules) {
  const environment = useRelayEnvironment();
  const key = useMemo(
    () => recordKey(query, connectionIdOf(rules), { useListedConversations_connection: true }),
    [query, rules],
  );
  const { edges, pageInfo } = useFragment<useListedConversations_connection$key>(
    graphql`
      fragment useListedConversations_connection on ConversationConnection {
        edges {
          __id
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    `,
    key,
  );
  // What stands there is read by its edges' ids: this only tells that they are others.
  const ids = useMemo(() => edges && listedEdges(environment, rules).ids, [edges, environment, rules]);
  return { ids, ...pageInfo };
}
