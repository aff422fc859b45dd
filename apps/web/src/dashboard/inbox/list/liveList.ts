import { commitLocalUpdate, type Environment } from 'react-relay/hooks';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { useSession } from '#session/sessionStore.ts';
import { compareConversations } from './compareConversations.ts';
import { onConversationEvent } from './conversationEvents.ts';
import { isDeleted } from './deletedConversations.ts';
import { isPlain, type ListRules } from './inboxFilters.ts';
import { isKept, onReleased } from './keptConversations.ts';
import { listedConversation, type ListedConversation, type ListedFields } from './listedConversation.ts';
import { matchesFilter } from './matchesFilter.ts';

/** A connection of conversations, and the rules that say which belong in it and in which order. */
type LiveList = { connectionId: string; rules: ListRules };

/** Keeps a list as its rules say while conversations are created and change. Returns an unsubscribe function. */
export function followConversations(environment: Environment, list: LiveList): () => void {
  const { rules } = list;
  const update = (change: (store: RecordSourceProxy) => void) => commitLocalUpdate(environment, change);
  const removeUnmatched = (ids: readonly string[]) =>
    update((store) => ids.forEach((id) => removeIfUnmatched(store, list, id)));

  const stops = [
    onConversationEvent(({ kind, id }) =>
      update((store) => (kind === 'deleted' ? remove(store, list, id) : place(store, list, { id, kind }))),
    ),
    onReleased(removeUnmatched),
    // What stayed because it was being read leaves when another one is opened.
    useSession.subscribe(({ conversations: { selectedId } }, { conversations: before }) => {
      if (rules.view === 'Unread' && before.selectedId && selectedId !== before.selectedId) {
        removeUnmatched([before.selectedId]);
      }
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Puts conversations back that were in the list and are kept, when the API has answered it without them. */
export function restoreConversations(environment: Environment, list: LiveList, ids: readonly string[]) {
  commitLocalUpdate(environment, (store) => ids.forEach((id) => place(store, list, { id, kind: 'kept' })));
}

type Arrival = { id: string; kind: 'created' | 'updated' | 'kept' };

/**
 * Puts a conversation where it belongs. In the view one comes to, a created one goes to the front and an updated one stays at its
 * place; everywhere else each stands where the order has it. What matches no more leaves.
 */
function place(store: RecordSourceProxy, list: LiveList, { id, kind }: Arrival) {
  const { connectionId, rules } = list;
  const connection = store.get(connectionId);
  const record = store.get<ListedFields>(id);
  const edges = connection?.getLinkedRecords('edges');
  if (!connection || !record || !edges || isDeleted(id)) return;
  const conversation = listedConversation(record);
  if (kind !== 'kept' && !matchesFilter(conversation, rules, viewerId())) {
    removeIfUnmatched(store, list, id);
    return;
  }
  const from = edges.findIndex((edge) => nodeOf(edge)?.getDataID() === id);
  const isListed = from !== -1;
  if (isListed && (kind === 'kept' || isPlain(rules))) return;

  const others = isListed ? edges.toSpliced(from, 1) : edges;
  const to = kind === 'created' && isPlain(rules) ? 0 : placeAmong(others, conversation, rules);
  // What comes after all that is loaded, and was not there, is left to the page it will come with.
  const hasNext = connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true;
  if (to === from || (to === others.length && hasNext && !isListed)) return;
  const edge = edges[from] ?? ConnectionHandler.createEdge(store, connection, record, 'ConversationEdge');
  connection.setLinkedRecords(others.toSpliced(to, 0, edge), 'edges');
}

function remove(store: RecordSourceProxy, { connectionId }: LiveList, id: string) {
  const connection = store.get(connectionId);
  if (connection) ConnectionHandler.deleteNode(connection, id);
}

function removeIfUnmatched(store: RecordSourceProxy, { connectionId, rules }: LiveList, id: string) {
  const connection = store.get(connectionId);
  const record = store.get<ListedFields>(id);
  if (!connection || !record || isHeld(rules, id)) return;
  if (!matchesFilter(listedConversation(record), rules, viewerId())) ConnectionHandler.deleteNode(connection, id);
}

/** The index of the first that comes after it. */
function placeAmong(edges: readonly RecordProxy[], conversation: ListedConversation, { sort }: ListRules): number {
  const compare = compareConversations(sort);
  const follower = edges.findIndex((edge) => {
    const node = nodeOf(edge);
    return node && compare(conversation, listedConversation(node)) < 0;
  });
  return follower === -1 ? edges.length : follower;
}

const nodeOf = (edge: RecordProxy) => edge.getLinkedRecord<ListedFields>('node');

/** Kept while it can be undone; or being read, which alone would take it out of the unread ones. */
function isHeld({ view }: ListRules, id: string): boolean {
  return isKept(id) || (view === 'Unread' && useSession.getState().conversations.selectedId === id);
}

const viewerId = () => useSession.getState().auth.userId;
