import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadQuery, useQueryLoader, type PreloadedQuery } from 'react-relay';
import { useLoaderData, type Params, type RouteObject } from 'react-router-dom';
import type { ConcreteRequest, OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { environment } from '#relay/environment.ts';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';
import { bringsCode } from './screenCode.ts';
import { ScreenError } from './ScreenError.tsx';

export { plainScreen } from './plainScreen.tsx';

/** What a routed component that has a query gets. */
export type ScreenProps<TQuery extends OperationType> = { queryRef: PreloadedQuery<TQuery> };

type Screen<TQuery extends OperationType> = {
  /** The query's artifact, or better its `$parameters` (a query marked `@preloadable`): only name and hash travel with the table. */
  query: ConcreteRequest | PreloadableConcreteRequest<TQuery>;
  load: () => Promise<{ default: ComponentType<ScreenProps<TQuery>> }>;
  variables?: (params: Params) => TQuery['variables'];
  fallback?: ReactNode;
};

/** A route whose code and data start loading together, and whose crash stays inside it. */
export function screen<TQuery extends OperationType>({
  query,
  load,
  variables = () => ({}),
  fallback = <FullScreenLoader />,
}: Screen<TQuery>): Pick<RouteObject, 'loader' | 'element' | 'shouldRevalidate' | 'handle'> {
  const Component = lazy(load);

  function OwnedScreen() {
    // The hook owns the ref from here: it is disposed when replaced and when the screen goes.
    const [queryRef] = useQueryLoader<TQuery>(query, useLoaderData<PreloadedQuery<TQuery>>());
    return queryRef ? <Component queryRef={queryRef} /> : fallback;
  }

  return {
    loader: bringsCode(({ params }) => {
      load().catch(() => {});
      return loadQuery<TQuery>(environment, query, variables(params), { fetchPolicy: 'store-and-network' });
    }, load),
    shouldRevalidate: ({ currentParams, nextParams, currentUrl, nextUrl }) =>
      // The same address again is a wish to try again.
      currentUrl.href === nextUrl.href ||
      JSON.stringify(variables(currentParams)) !== JSON.stringify(variables(nextParams)),
    element: (
      <ScreenError>
        <Suspense fallback={fallback}>
          <OwnedScreen />
        </Suspense>
      </ScreenError>
    ),
  };
}
