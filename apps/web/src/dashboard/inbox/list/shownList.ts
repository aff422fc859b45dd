import { commitLocalUpdate } from 'react-relay';
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime';
import { environment } from '#relay/environment.ts';
import { useSession } from '#session/sessionStore.ts';
import { type ListRules } from './inboxFilters.ts';
import { listedConversation, type ListedFields } from './listedConversation.ts';
import { matchesFilter } from './matchesFilter.ts';
import { type ConversationEvent, mergeConversation } from './mergeConversation.ts';

/** The key of the list's connection; one for each set of rules. */
const CONNECTION = 'ConversationList_conversations';

let shown: ListRules | null = null;
/** How many hold a conversation in the list, and in which one it was. */
const kept = new Map<string, { holders: number; rules: ListRules | null }>();

/** The list on the screen follows these rules from now on. Answers how to end that. */
export function showList(rules: ListRules): () => void {
  shown = rules;
  // What was kept for being read leaves when another one is opened.
  const stop = useSession.subscribe(({ conversations: { selectedId } }, { conversations: before }) => {
    if (rules.view === 'Unread' && selectedId !== before.selectedId) commitLocalUpdate(environment, sweepShownList);
  });
  return () => {
    stop();
    if (shown === rules) shown = null;
  };
}

/**
 * Keeps conversations in the list while the person may still undo what they did to them. Answers how to let go: what does
 * not match by then leaves.
 */
export function keepInList(ids: readonly string[]): () => void {
  commitLocalUpdate(environment, (store) => {
    const listed = new Set(shown ? edgesOf(connectionOf(store, shown)).map(({ node }) => node.getDataID()) : []);
    for (const id of ids) {
      const known = kept.get(id);
      kept.set(id, { holders: (known?.holders ?? 0) + 1, rules: listed.has(id) ? shown : (known?.rules ?? null) });
    }
  });
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    for (const id of ids) letGo(id);
    commitLocalUpdate(environment, sweepShownList);
  };
}

function letGo(id: string) {
  const known = kept.get(id);
  if (known && known.holders > 1) kept.set(id, { ...known, holders: known.holders - 1 });
  else kept.delete(id);
}

/** Puts back what is kept when the list was asked for anew and came without it. */
export function restoreKept() {
  if (kept.size === 0) return;
  commitLocalUpdate(environment, (store) => {
    for (const [id, { rules }] of kept) if (rules !== null && rules === shown) mergeIntoShownList(store, 'kept', id);
  });
}

/** Has the list on the screen hear of a conversation that is in the store by now. */
export function mergeIntoShownList(store: RecordSourceProxy, kind: ConversationEvent['kind'], id: string) {
  const rules = shown;
  const connection = rules && connectionOf(store, rules);
  const record = store.get<ListedFields>(id);
  if (!rules || !connection || !record) return;
  const edges = new Map(edgesOf(connection).map(({ edge, node }) => [node.getDataID(), { edge, node }]));
  const ids = [...edges.keys()];
  const next = mergeConversation(
    {
      ids,
      listed: (listedId) => listedConversation(edges.get(listedId)?.node ?? record),
      hasNext: connection.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true,
      rules,
      viewerId: viewerId(),
      isKept,
    },
    { kind, conversation: listedConversation(record) },
  );
  // The whole list would be read anew.
  if (next.length === ids.length && next.every((listedId, index) => listedId === ids[index])) return;
  connection.setLinkedRecords(
    next.map(
      (listedId) =>
        edges.get(listedId)?.edge ?? ConnectionHandler.createEdge(store, connection, record, 'ConversationEdge'),
    ),
    'edges',
  );
}

/** Takes what does not match any more off the list on the screen. */
function sweepShownList(store: RecordSourceProxy) {
  const rules = shown;
  const connection = rules && connectionOf(store, rules);
  if (!rules || !connection) return;
  const staying = edgesOf(connection).filter(
    ({ node }) => isKept(node.getDataID()) || matchesFilter(listedConversation(node), rules, viewerId()),
  );
  connection.setLinkedRecords(
    staying.map(({ edge }) => edge),
    'edges',
  );
}

/** Kept by somebody's undo; or being read, which alone would take it out of the unread ones. */
function isKept(id: string): boolean {
  return kept.has(id) || (shown?.view === 'Unread' && useSession.getState().conversations.selectedId === id);
}

function viewerId(): string | null {
  return useSession.getState().auth.userId;
}

function connectionOf(store: RecordSourceProxy, { view, filter, sort }: ListRules) {
  return ConnectionHandler.getConnection(store.getRoot(), CONNECTION, { view, filter, sort });
}

function edgesOf(connection: RecordProxy | null | undefined) {
  return (connection?.getLinkedRecords('edges') ?? []).flatMap((edge) => {
    const node = edge?.getLinkedRecord<ListedFields>('node');
    return edge && node ? [{ edge, node }] : [];
  });
}
