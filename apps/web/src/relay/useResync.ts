import { useCallback, useEffect, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import type { View } from './gapBuffer.ts';
import { registerView } from './subscriptions.ts';

/**
 * Has a view's query asked again after gaps in the live connection, with the variables it has by then. Answers how to do
 * it at any time. For what has versions, or is not edited: an answer may be from before a write (see useRefetchOn).
 */
export function useResync<TQuery extends OperationType>(
  query: ConcreteRequest,
  variables: TQuery['variables'],
  { isFollowed = true }: Pick<View, 'isFollowed'> = {},
) {
  const environment = useRelayEnvironment();
  const latest = useRef(variables);
  useEffect(() => {
    latest.current = variables;
  });

  const refetch = useCallback(
    () => fetchQuery<TQuery>(environment, query, latest.current).toPromise(),
    [environment, query],
  );
  useEffect(() => registerView({ query: query.params.name, refetch, isFollowed }), [query, refetch, isFollowed]);
  return refetch;
}
