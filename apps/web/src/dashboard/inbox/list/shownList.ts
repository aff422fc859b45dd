import { commitLocalUpdate } from 'react-relay';
import { ConnectionHandler, type RecordSourceProxy } from 'relay-runtime';
import { environment } from '#relay/environment.ts';
import { useSession } from '#session/sessionStore.ts';
import { type ListRules } from './inboxFilters.ts';
import { connectionIdOf, listedEdges } from './listedEdges.ts';
import { listedConversation, type ListedFields } from './listedConversation.ts';
import { matchesFilter } from './matchesFilter.ts';
import { type ConversationEvent, mergeConversation } from './mergeConversation.ts';

let shown: ListRules | null = null;
/** How many hold a conversation in the list, and in which one it was. */
const kept = new Map<string, { holders: number; rules: ListRules | null }>();

/** The list on the screen follows these rules from now on. Answers how to end that. */
export function showList(rules: ListRules): () => void {
  shown = rules;
  // What was kept for being read leaves when another one is opened.
  const stop = useSession.subscribe(({ conversations: { selectedId } }, { conversations: before }) => {
    if (rules.view === 'Unread' && selectedId !== before.selectedId) letOut([before.selectedId]);
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
  const { edgeOf } = shownEdges();
  for (const id of ids) {
    const known = kept.get(id);
    kept.set(id, { holders: (known?.holders ?? 0) + 1, rules: edgeOf.has(id) ? shown : (known?.rules ?? null) });
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    for (const id of ids) letGo(id);
    letOut(ids);
  };
}

function letGo(id: string) {
  const known = kept.get(id);
  if (known && known.holders > 1) kept.set(id, { ...known, holders: known.holders - 1 });
  else kept.delete(id);
}

/** Puts back what is kept when the list was asked for anew and came without it. */
export function restoreKept() {
  for (const [id, { rules }] of kept) {
    if (rules === null || rules !== shown || shownEdges().edgeOf.has(id)) continue;
    commitLocalUpdate(environment, (store) => mergeIntoShownList(store, 'kept', id));
  }
}

/**
 * Has the list on the screen hear of a conversation that is in the store by now. For once in an update of the store: what the list
 * holds is read as it was before.
 */
export function mergeIntoShownList(store: RecordSourceProxy, kind: ConversationEvent['kind'], id: string) {
  const rules = shown;
  const record = store.get<ListedFields>(id);
  const connection = rules && store.get(connectionIdOf(rules));
  if (!rules || !connection || !record) return;
  const { ids, edgeOf } = shownEdges();
  const next = mergeConversation(
    {
      ids,
      listed: (listedId) => listedConversation(store.get<ListedFields>(listedId) ?? record),
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
        store.get(edgeOf.get(listedId) ?? '') ??
        ConnectionHandler.createEdge(store, connection, record, 'ConversationEdge'),
    ),
    'edges',
  );
}

/** Takes those of them that do not match any more off the list on the screen. */
function letOut(ids: readonly (string | null)[]) {
  commitLocalUpdate(environment, (store) => {
    const rules = shown;
    const connection = rules && store.get(connectionIdOf(rules));
    if (!rules || !connection) return;
    const { edgeOf } = shownEdges();
    const leaving = ids.filter((id) => {
      const record = id !== null && edgeOf.has(id) && store.get<ListedFields>(id);
      return record && !isKept(id) && !matchesFilter(listedConversation(record), rules, viewerId());
    });
    if (leaving.length === 0) return;
    const staying = [...edgeOf].flatMap(([id, edge]) => (leaving.includes(id) ? [] : [store.get(edge)]));
    connection.setLinkedRecords(
      staying.filter((edge) => edge != null),
      'edges',
    );
  });
}

function shownEdges() {
  return listedEdges(environment, shown);
}

/** Kept by somebody's undo; or being read, which alone would take it out of the unread ones. */
function isKept(id: string): boolean {
  return kept.has(id) || (shown?.view === 'Unread' && useSession.getState().conversations.selectedId === id);
}

function viewerId(): string | null {
  return useSession.getState().auth.userId;
}
