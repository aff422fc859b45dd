import { ConnectionHandler, type Environment, REF_KEY, REFS_KEY, ROOT_ID } from 'relay-runtime';
import { type ListRules } from './inboxFilters.ts';

/** The key of the list's connection; one for each set of rules. */
const CONNECTION = 'ConversationList_conversations';

type ListedEdges = { ids: readonly string[]; edgeOf: ReadonlyMap<string, string> };

const NONE: ListedEdges = { ids: [], edgeOf: new Map() };
/** By the edges, which are others when any of them changes. */
const known = new WeakMap<readonly string[], ListedEdges>();

/** The id of the record that holds a list. */
export function connectionIdOf({ view, filter, sort }: ListRules): string {
  return ConnectionHandler.getConnectionID(ROOT_ID, CONNECTION, { view, filter, sort });
}

/**
 * The conversations of a list, in its order, and the id of the edge of each. Out of the store's own records: through proxies or a
 * fragment, thousands of them take longer than a frame.
 */
export function listedEdges(environment: Environment, rules: ListRules | null): ListedEdges {
  const source = environment.getStore().getSource();
  const edges = rules && source.get<Record<string, readonly string[]>>(connectionIdOf(rules))?.edges?.[REFS_KEY];
  if (!edges) return NONE;
  const before = known.get(edges);
  if (before) return before;
  const edgeOf = new Map<string, string>();
  for (const edge of edges) {
    const node = source.get<Record<string, string>>(edge)?.node?.[REF_KEY];
    if (node) edgeOf.set(node, edge);
  }
  const listed = { ids: [...edgeOf.keys()], edgeOf };
  known.set(edges, listed);
  return listed;
}
