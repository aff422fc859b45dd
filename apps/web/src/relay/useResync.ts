import { useCallback, useEffect, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { ConcreteRequest, Variables } from 'relay-runtime';
import type { View } from './gapBuffer.ts';
import { refetchAfterMutations } from './refetchAfterMutations.ts';
import { registerView } from './subscriptions.ts';

/**
 * Has a view's query asked again after gaps in the live connection, with the variables it has by then; never beside a write,
 * whose result it could undo. Answers how to do it at any time.
 */
export function useResync(
  query: ConcreteRequest,
  variables: Variables,
  { isFollowed = true }: Pick<View, 'isFollowed'> = {},
): () => Promise<void> {
  const environment = useRelayEnvironment();
  const latest = useRef(variables);
  const asker = useRef<ReturnType<typeof refetchAfterMutations>>(null);
  useEffect(() => {
    latest.current = variables;
  });
  useEffect(() => {
    const mine = refetchAfterMutations(() => fetchQuery(environment, query, latest.current));
    asker.current = mine;
    return () => mine.stop();
  }, [environment, query]);

  const refetch = useCallback(async () => asker.current?.ask(), []);
  useEffect(() => registerView({ query: query.params.name, refetch, isFollowed }), [query, refetch, isFollowed]);
  return refetch;
}
