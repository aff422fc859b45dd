import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';
import { lazyScreen, nextScreenKey } from './lazyScreen.tsx';
import { withPreload } from './routePreload.ts';
import { ScreenError } from './ScreenError.tsx';

type PlainScreen = {
  load: () => Promise<{ default: ComponentType }>;
  /** What it waits for and finds as its loader data, such as what decides which form it has. */
  data?: (request: LoaderFunctionArgs) => Promise<unknown>;
  fallback?: ReactNode;
};

/** A lazy route without a query of its own. Its code starts loading with the navigation. */
export function plainScreen({
  load: loadCode,
  data,
  fallback = <FullScreenLoader />,
}: PlainScreen): Pick<RouteObject, 'loader' | 'element' | 'shouldRevalidate' | 'handle'> {
  const { Screen, load } = lazyScreen(loadCode);

  return {
    // A failure shows where the component is rendered, so it may be ignored here.
    loader: withPreload(
      (request) => {
        load().catch(() => {});
        return data?.(request) ?? null;
      },
      { code: load },
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
