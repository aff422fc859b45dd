import { loadQuery } from 'react-relay';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { environment } from '#relay/environment.ts';
import { createQueryPreloader } from './queryPreloader.ts';
import { type Place } from './routePreload.ts';

/** The query of a part that asks for itself, in a boundary of its own, and starts with the route that the part stands on. */
export type RoutePart = {
  query: PreloadableConcreteRequest<OperationType>;
  variables?: OperationType['variables'];
  /** Whether the part will ask, as it stands at this address. */
  when?: (place: Place) => boolean;
};

/** Returns what starts the queries of a route's parts, once for hover and navigation together. A part takes its own by `partPolicy`. */
export function createRouteParts(parts: readonly RoutePart[]) {
  const started = parts.map(({ query, variables = {}, when = () => true }) => ({
    variables,
    when,
    queries: createQueryPreloader<OperationType>((wanted) =>
      loadQuery(environment, query, wanted, { fetchPolicy: 'network-only' }),
    ),
  }));

  return (place: Place) => {
    for (const { variables, when, queries } of started) if (when(place)) queries.begin(variables);
  };
}

/** For `useLazyLoadQuery` in a part: first what its route has asked for, then, with another `fetchKey`, anew. */
export function partPolicy(fetchKey: number) {
  return { fetchPolicy: fetchKey === 0 ? ('store-or-network' as const) : ('network-only' as const), fetchKey };
}
