import { Suspense, type ComponentType, type ReactNode } from 'react';
import { loadQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, type Params, type RouteObject } from 'react-router-dom';
import type { ConcreteRequest, OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { environment } from '#relay/environment.ts';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';
import { lazyScreen, nextScreenKey } from './lazyScreen.tsx';
import { createLatestQuery } from './latestQuery.ts';
import { createQueryPreloader } from './queryPreloader.ts';
import { createRouteParts, type RoutePart } from './routeParts.ts';
import { type Place, withPreload } from './routePreload.ts';
import { ScreenError } from './ScreenError.tsx';

export { plainScreen } from './plainScreen.tsx';

/** What a routed component that has a query gets. */
export type ScreenProps<TQuery extends OperationType> = { queryRef: PreloadedQuery<TQuery> };

/** The same, where only those whom `when` lets in have a query. */
export type GuardedScreenProps<TQuery extends OperationType> = { queryRef: PreloadedQuery<TQuery> | null };

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type Screen<TQuery extends OperationType> = {
  /** The query's artifact, or better its `$parameters` (a query marked `@preloadable`): only name and hash travel with the table. */
  query: ConcreteRequest | PreloadableConcreteRequest<TQuery>;
  variables?: (params: Params, search: URLSearchParams) => TQuery['variables'];
  fallback?: ReactNode;
  /** What its parts ask for themselves. */
  parts?: readonly RoutePart[];
} & (
  | { load: Load<ScreenProps<TQuery>>; when?: undefined }
  /** Whether the person may have what the query asks for: without, nothing is asked. */
  | { load: Load<GuardedScreenProps<TQuery>>; when: () => boolean }
);

/**
 * A route whose code and data start loading together, ahead of the navigation where it is seen coming, and whose crash
 * stays inside it.
 */
export function screen<TQuery extends OperationType>({
  query,
  variables = () => ({}),
  fallback = <FullScreenLoader />,
  parts = [],
  ...code
}: Screen<TQuery>): Pick<RouteObject, 'loader' | 'element' | 'shouldRevalidate' | 'handle'> {
  const { when = () => true } = code;
  const { load, show } = code.when ? showAlways(code.load) : showLoaded(code.load, fallback);
  const queries = createQueryPreloader<TQuery>((asked) =>
    loadQuery<TQuery>(environment, query, asked, { fetchPolicy: 'store-and-network' }),
  );
  const partQueries = createRouteParts(parts);
  const following = createLatestQuery();
  const wanted = ({ params, search }: Place) => variables(params, search);
  const isSame = (one: Place, other: Place) => JSON.stringify(wanted(one)) === JSON.stringify(wanted(other));

  function OwnedScreen() {
    // The hook owns the ref from here: it is disposed when replaced and when the screen goes.
    const [queryRef] = useQueryLoader<TQuery>(query, useLoaderData<PreloadedQuery<TQuery> | null>());
    return show(queryRef ?? null);
  }

  return {
    loader: withPreload(
      ({ params, request }) => {
        load().catch(() => {});
        if (!when()) return null;
        const { searchParams: search } = new URL(request.url);
        partQueries.take({ params, search });
        const queryRef = queries.take(variables(params, search));
        following.follow(queryRef);
        // Another navigation came in between: nobody will show this one.
        request.signal.addEventListener(
          'abort',
          () => {
            queryRef.dispose();
            following.forget(queryRef);
          },
          { once: true },
        );
        return queryRef;
      },
      {
        code: load,
        data: (place, current) => {
          if (!when()) return;
          if (!current) partQueries.begin(place);
          if (!current || !isSame(place, current)) queries.begin(wanted(place));
        },
      },
    ),
    shouldRevalidate: ({ currentParams, nextParams, currentUrl, nextUrl }) =>
      // The same address again is a wish to try again, but for somebody who presses twice while the answer is on its way.
      (currentUrl.href === nextUrl.href && !following.isLoading()) ||
      !isSame(
        { params: currentParams, search: currentUrl.searchParams },
        { params: nextParams, search: nextUrl.searchParams },
      ),
    element: (
      <ScreenError key={nextScreenKey()}>
        <Suspense fallback={fallback}>
          <OwnedScreen />
        </Suspense>
      </ScreenError>
    ),
  };
}

function showLoaded<TQuery extends OperationType>(loadCode: Load<ScreenProps<TQuery>>, fallback: ReactNode) {
  const { Screen, load } = lazyScreen(loadCode);
  const show = (queryRef: PreloadedQuery<TQuery> | null) => (queryRef ? <Screen queryRef={queryRef} /> : fallback);
  return { load, show };
}

function showAlways<TQuery extends OperationType>(loadCode: Load<GuardedScreenProps<TQuery>>) {
  const { Screen, load } = lazyScreen(loadCode);
  const show = (queryRef: PreloadedQuery<TQuery> | null) => <Screen queryRef={queryRef} />;
  return { load, show };
}
