import { loadQuery, type PreloadedQuery } from 'react-relay/hooks';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { environment } from '#relay/environment.ts';
import { onUserScopeReset } from '#relay/userScope.ts';
import { createQueryPreloader } from './queryPreloader.ts';
import { type Place } from './routePreload.ts';

/** The query of a part that asks for itself, in a boundary of its own, and starts with the route that the part stands on. */
export type RoutePart = {
  query: PreloadableConcreteRequest<OperationType>;
  variables?: OperationType['variables'];
  /** Whether the part will ask, as it stands at this address. */
  when?: (place: Place) => boolean;
};

/**
 * The queries of a route's parts: `begin` starts them when the route is seen coming, `take` for a navigation to it, unless they
 * have begun. A part takes its own by `partPolicy`.
 */
export function createRouteParts(parts: readonly RoutePart[]) {
  const started = parts.map(({ query, variables = {}, when = () => true }) => ({
    variables,
    when,
    queries: createQueryPreloader<OperationType>((wanted) =>
      loadQuery(environment, query, wanted, { fetchPolicy: 'network-only' }),
    ),
  }));
  /** Of the last navigation. */
  let taken: PreloadedQuery<OperationType>[] = [];
  function disposeTaken() {
    for (const queryRef of taken.splice(0)) queryRef.dispose();
  }
  onUserScopeReset(disposeTaken);

  return {
    begin: (place: Place) => {
      for (const { variables, when, queries } of started) if (when(place)) queries.begin(variables);
    },
    take: (place: Place) => {
      const before = taken;
      taken = started.flatMap(({ variables, when, queries }) => (when(place) ? [queries.take(variables)] : []));
      for (const queryRef of before) queryRef.dispose();
    },
  };
}

/** For `useLazyLoadQuery` in a part: first what its route has asked for, then, with another `fetchKey`, anew. */
export function partPolicy(fetchKey: number) {
  return { fetchPolicy: fetchKey === 0 ? ('store-or-network' as const) : ('network-only' as const), fetchKey };
}
