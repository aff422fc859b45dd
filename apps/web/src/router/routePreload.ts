import { matchRoutes, parsePath, type LoaderFunction, type Params, type RouteObject } from 'react-router-dom';

/** What of an address decides which data a route needs. */
export type Place = { params: Params; search: URLSearchParams };

/** What can be started before a navigation reaches a route. */
type Ahead = {
  /** Asks for the route's code. */
  code?: () => Promise<unknown>;
  /** Asks for its data, unless the route that is on with `current` has them already. */
  data?: (place: Place, current: Place | undefined) => void;
  /** Where the route only leads on to. */
  leadsTo?: (params: Params) => string;
};

const preloadOfLoader = new WeakMap<object, Ahead>();

/** Remembers with a loader what of its work may be started before it runs. */
export function withPreload(loader: LoaderFunction, ahead: Ahead): LoaderFunction {
  preloadOfLoader.set(loader, ahead);
  return loader;
}

/** Starts loading the code of the screens at `path`, ahead of their loaders: those wait for the user, code need not. */
export function preloadCode(routes: RouteObject[], path: string) {
  // A failure shows where the component is rendered.
  for (const { route } of matchRoutes(towards(routes, segmentsOf(path)), path) ?? [])
    preloadOf(route)
      ?.code?.()
      .catch(() => {});
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** The part of a table that a path may lead through: to match, the router first weighs every way through all that it is given. */
function towards(routes: RouteObject[], segments: readonly string[]): RouteObject[] {
  return routes.flatMap((route) => {
    const own = segmentsOf(route.path ?? '');
    const mayMatch = own.every((segment, index) => /^[:*]/.test(segment) || segment === segments[index]);
    if (!mayMatch) return [];
    if (!route.children) return [route];
    return [{ ...route, children: towards(route.children, segments.slice(own.length)) }];
  });
}

/**
 * Starts what going from `current` to `path` will need: code and data of the routes that are not on yet. Where the path
 * leads on, its target counts.
 */
export function prefetch(routes: RouteObject[], path: string, current: string, hops = 3) {
  const isOn = matchRoutes(routes, current) ?? [];
  const [search, currentSearch] = [searchOf(path), searchOf(current)];
  for (const { route, params } of matchRoutes(routes, path) ?? []) {
    const ahead = preloadOf(route);
    const before = isOn.find((match) => match.route === route);
    if (!before) ahead?.code?.().catch(() => {});
    ahead?.data?.({ params, search }, before && { params: before.params, search: currentSearch });
    if (ahead?.leadsTo && hops > 0) prefetch(routes, ahead.leadsTo(params), current, hops - 1);
  }
}

const searchOf = (path: string) => new URLSearchParams(parsePath(path).search);

function preloadOf({ loader }: RouteObject): Ahead | undefined {
  return typeof loader === 'function' ? preloadOfLoader.get(loader) : undefined;
}
