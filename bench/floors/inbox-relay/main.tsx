import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { loadQuery, RelayEnvironmentProvider, useFragment, usePreloadedQuery } from 'react-relay';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import List, {
  type ConversationList_query$key,
} from '../../../apps/web/src/__generated__/ConversationList_query.graphql.ts';
import Row, {
  type ConversationRow_conversation$key,
} from '../../../apps/web/src/__generated__/ConversationRow_conversation.graphql.ts';
import Query, { type InboxScreenQuery } from '../../../apps/web/src/__generated__/InboxScreenQuery.graphql.ts';
import { apiUrl } from '../apiUrl.ts';

const token = /(?:^|; )accessToken=([^;]+)/.exec(document.cookie)?.[1] ?? '';

const environment = new Environment({
  store: new Store(new RecordSource()),
  network: Network.create(async ({ name, id }, variables) => {
    const query = new URLSearchParams({
      operationName: name,
      variables: JSON.stringify(variables),
      extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: id } }),
    });
    const response = await fetch(`${apiUrl()}/graphql?${query}`, {
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    });
    return response.json();
  }),
});

// Before anything renders, as the dashboard asks.
const inbox = loadQuery<InboxScreenQuery>(environment, Query, {});

/** The dashboard's own query, its 25 rows as a plain list. */
function Inbox() {
  const query: ConversationList_query$key = usePreloadedQuery<InboxScreenQuery>(Query, inbox);
  const { conversations } = useFragment(List, query);
  return (
    <ul>
      {conversations.edges.map(({ node }) => (
        <Conversation key={node.id} conversation={node} />
      ))}
    </ul>
  );
}

function Conversation(props: { conversation: ConversationRow_conversation$key }) {
  const { id, visitorName, lastMessagePreview, lastActivityAt } = useFragment(Row, props.conversation);
  return (
    <li data-conversation={id}>
      {visitorName} {lastMessagePreview} <time>{new Date(lastActivityAt).toLocaleTimeString('en')}</time>
    </li>
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <RelayEnvironmentProvider environment={environment}>
      <Suspense fallback="Loading">
        <Inbox />
      </Suspense>
    </RelayEnvironmentProvider>,
  );
}
