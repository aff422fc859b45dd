import { type RouteObject } from 'react-router-dom';
import * as v from 'valibot';
import { plainScreen } from '#router/screen.tsx';
import { comingScreens, type ComingScreenName } from './comingScreens.ts';
import { titled } from './titled.ts';

const Handle = v.object({
  coming: v.custom<ComingScreenName>((name) => typeof name === 'string' && name in comingScreens),
});

type Load = Parameters<typeof plainScreen>[0]['load'];

const loadComing: Load = () => import('./ComingScreen.tsx');

/** The route of a screen that is still being built; `load` brings one that shows something around `ComingScreen` already. */
export function coming(name: ComingScreenName, title: string, load = loadComing) {
  const route = titled(title, plainScreen({ load }));
  return { ...route, handle: { ...route.handle, coming: name } } satisfies RouteObject;
}

/** Which text `coming` chose; null for any other route. */
export function comingOf(handle: unknown): ComingScreenName | null {
  const parsed = v.safeParse(Handle, handle);
  return parsed.success ? parsed.output.coming : null;
}
