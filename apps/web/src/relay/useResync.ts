import { useCallback, useEffect, useRef } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { ConcreteRequest, OperationType } from 'relay-runtime';
import { registerView } from './subscriptions.ts';

/**
 * Has a view's query asked again after gaps in the live connection, with the variables it has by then. Answers how to do
 * it at any time.
 */
export function useResync<TQuery extends OperationType>(query: ConcreteRequest, variables: TQuery['variables']) {
  const environment = useRelayEnvironment();
  const latest = useRef(variables);
  useEffect(() => {
    latest.current = variables;
  });

  const refetch = useCallback(
    () => fetchQuery<TQuery>(environment, query, latest.current).toPromise(),
    [environment, query],
  );
  useEffect(() => registerView({ query: query.params.name, refetch }), [query, refetch]);
  return refetch;
}
