import { Suspense, type ComponentType, type ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { FullScreenLoader } from '#ui/FullScreenLoader.tsx';
import { lazyScreen, nextScreenKey } from './lazyScreen.tsx';
import { withAhead } from './screenAhead.ts';
import { ScreenError } from './ScreenError.tsx';

type PlainScreen = {
  load: () => Promise<{ default: ComponentType }>;
  fallback?: ReactNode;
  /** As in lazyScreen. */
  isFirst?: boolean;
};

/** A lazy route without data of its own. Its code starts loading with the navigation. */
export function plainScreen({
  load: loadCode,
  fallback = <FullScreenLoader />,
  isFirst,
}: PlainScreen): Pick<RouteObject, 'loader' | 'element' | 'shouldRevalidate' | 'handle'> {
  const { Screen, load } = lazyScreen(loadCode, isFirst);

  return {
    // A failure shows where the component is rendered, so it may be ignored here.
    loader: withAhead(
      () => {
        load().catch(() => {});
        return null;
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
