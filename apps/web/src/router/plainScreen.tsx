import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';
import { lazyScreen, nextScreenKey } from './lazyScreen.tsx';
import { createRouteParts, type RoutePart } from './routeParts.ts';
import { withPreload } from './routePreload.ts';
import { ScreenError } from './ScreenError.tsx';

type PlainScreen = {
  load: () => Promise<{ default: ComponentType }>;
  /** What it waits for and finds as its loader data, such as what decides which form it has. */
  data?: (request: LoaderFunctionArgs) => Promise<unknown>;
  fallback?: ReactNode;
  /** What its parts ask for themselves. */
  parts?: readonly RoutePart[];
};

/** A lazy route without a query of its own. Its code, and what its parts ask for, start loading with the navigation. */
export function plainScreen({
  load: loadCode,
  data,
  fallback = <FullScreenLoader />,
  parts = [],
}: PlainScreen): Pick<RouteObject, 'loader' | 'element' | 'shouldRevalidate' | 'handle'> {
  const { Screen, load } = lazyScreen(loadCode);
  const partQueries = createRouteParts(parts);

  return {
    // A failure shows where the component is rendered, so it may be ignored here.
    loader: withPreload(
      (request) => {
        load().catch(() => {});
        partQueries.take({ params: request.params, search: new URL(request.request.url).searchParams });
        return data?.(request) ?? null;
      },
      {
        code: load,
        data: (place, current) => {
          if (!current) partQueries.begin(place);
        },
      },
    ),
    shouldRevalidate: () => false,
    element: (
      <ScreenError key={nextScreenKey()}>
        <Suspense fallback={fallback}>
          <Screen />
        </Suspense>
      </ScreenError>
    ),
  };
}
