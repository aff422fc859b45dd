import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import {
  loadQuery,
  type PreloadedQuery,
  RelayEnvironmentProvider,
  useFragment,
  usePreloadedQuery,
  useQueryLoader,
} from 'react-relay';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import Selected, {
  type Conversation_conversation$key,
} from '../../../apps/web/src/__generated__/Conversation_conversation.graphql.ts';
import List, {
  type ConversationList_query$key,
} from '../../../apps/web/src/__generated__/ConversationList_query.graphql.ts';
import Pane, { type ConversationPaneQuery } from '../../../apps/web/src/__generated__/ConversationPaneQuery.graphql.ts';
import Row, {
  type ConversationRow_conversation$key,
} from '../../../apps/web/src/__generated__/ConversationRow_conversation.graphql.ts';
import Thread, {
  type ConversationThread_conversation$key,
} from '../../../apps/web/src/__generated__/ConversationThread_conversation.graphql.ts';
import Query, { type InboxScreenQuery } from '../../../apps/web/src/__generated__/InboxScreenQuery.graphql.ts';
import Bubble, {
  type MessageBubble_message$key,
} from '../../../apps/web/src/__generated__/MessageBubble_message.graphql.ts';
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

/** The dashboard's own queries: its 25 rows as a plain list, and the messages of the one that is pressed. */
function Inbox() {
  const query: ConversationList_query$key = usePreloadedQuery<InboxScreenQuery>(Query, inbox);
  const { conversations } = useFragment(List, query);
  const [opened, open] = useQueryLoader<ConversationPaneQuery>(Pane);
  return (
    <>
      <ul>
        {conversations.edges.map(({ node }) => (
          <ConversationRow key={node.id} conversation={node} onOpen={() => open({ id: node.id })} />
        ))}
      </ul>
      <Suspense fallback="Loading">{opened && <Opened queryRef={opened} />}</Suspense>
    </>
  );
}

type RowProps = { conversation: ConversationRow_conversation$key; onOpen: () => void };

function ConversationRow({ conversation, onOpen }: RowProps) {
  const { id, visitorName, lastMessagePreview, lastActivityAt } = useFragment(Row, conversation);
  return (
    <li>
      <button type="button" data-conversation={id} onClick={onOpen}>
        {visitorName} {lastMessagePreview} <time>{new Date(lastActivityAt).toLocaleTimeString('en')}</time>
      </button>
    </li>
  );
}

function Opened({ queryRef }: { queryRef: PreloadedQuery<ConversationPaneQuery> }) {
  const { conversation } = usePreloadedQuery<ConversationPaneQuery>(Pane, queryRef);
  return conversation && <Conversation conversation={conversation} />;
}

function Conversation(props: { conversation: Conversation_conversation$key }) {
  const conversation: ConversationThread_conversation$key = useFragment(Selected, props.conversation);
  const { messages } = useFragment(Thread, conversation);
  return messages.edges.map(({ node }) => <Message key={node.id} id={node.id} message={node} />);
}

function Message({ id, message }: { id: string; message: MessageBubble_message$key }) {
  const { body } = useFragment(Bubble, message);
  return <p data-message={id}>{body}</p>;
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
