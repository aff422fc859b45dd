import { type RouteObject } from 'react-router-dom';
import { plainScreen } from '#router/screen.tsx';
import { type ComingScreenName } from './comingScreens.ts';
import { titled } from './titled.ts';

type Load = Parameters<typeof plainScreen>[0]['load'];

const loadComing: Load = () => import('./ComingScreen.tsx');

/** The route of a screen that is still being built; `load` brings one that shows something around `ComingScreen` already. */
export function coming(name: ComingScreenName, title: string, load = loadComing) {
  const route = titled(title, plainScreen({ load }));
  return { ...route, handle: { ...route.handle, coming: name } } satisfies RouteObject;
}
