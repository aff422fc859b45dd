import { type RouteObject } from 'react-router-dom';
import { plainScreen } from '#router/screen.tsx';
import { type ComingScreenName } from './comingScreens.ts';
import { titled } from './titled.ts';

/** The route of a screen that is still being built. */
export function coming(name: ComingScreenName, title: string) {
  const route = titled(title, plainScreen({ load: () => import('./ComingScreen.tsx') }));
  return { ...route, handle: { ...route.handle, coming: name } } satisfies RouteObject;
}
