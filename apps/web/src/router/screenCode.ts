import { matchRoutes, type LoaderFunction, type RouteObject } from 'react-router-dom';

type Load = () => Promise<unknown>;

const codeOfLoader = new WeakMap<object, Load>();

/** Remembers whose code a loader starts. */
export function bringsCode(loader: LoaderFunction, load: Load): LoaderFunction {
  codeOfLoader.set(loader, load);
  return loader;
}

/** Starts loading the code of the screens at `path`, ahead of their loaders: those wait for the user, code need not. */
export function preloadCode(routes: RouteObject[], path: string) {
  for (const { route } of matchRoutes(routes, path) ?? []) {
    const load = typeof route.loader === 'function' ? codeOfLoader.get(route.loader) : undefined;
    // A failure shows where the component is rendered.
    load?.().catch(() => {});
  }
}
