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
  for (const { route } of matchRoutes(towards(routes, [segmentsOf(path)]), path) ?? [])
    preloadOf(route)
      ?.code?.()
      .catch(() => {});
}

const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/** The part of a table that paths may lead through: to match, the router first weighs every way through all that it is given. */
function towards(routes: RouteObject[], paths: readonly (readonly string[])[]): RouteObject[] {
  return routes.flatMap((route) => {
    const own = segmentsOf(route.path ?? '');
    const passing = paths.filter((segments) =>
      own.every((segment, index) => /^[:*]/.test(segment) || segment === segments[index]),
    );
    if (passing.length === 0) return [];
    if (!route.children) return [route];
    const onward = passing.map((segments) => segments.slice(own.length));
    return [{ ...route, children: towards(route.children, onward) }];
  });
}

/**
 * Starts what going from `current` to `path` will need: code and data of the routes that are not on yet. Where the path
 * leads on, its target counts.
 */
export function prefetch(routes: RouteObject[], path: string, current: string, hops = 3) {
  const near = towards(routes, [segmentsOf(pathnameOf(path)), segmentsOf(pathnameOf(current))]);
  const isOn = matchRoutes(near, current) ?? [];
  const [search, currentSearch] = [searchOf(path), searchOf(current)];
  for (const { route, params } of matchRoutes(near, path) ?? []) {
    const ahead = preloadOf(route);
    const before = isOn.find((match) => match.route === route);
    if (!before) ahead?.code?.().catch(() => {});
    ahead?.data?.({ params, search }, before && { params: before.params, search: currentSearch });
    if (ahead?.leadsTo && hops > 0) prefetch(routes, ahead.leadsTo(params), current, hops - 1);
  }
}

const pathnameOf = (path: string) => parsePath(path).pathname ?? '';
const searchOf = (path: string) => new URLSearchParams(parsePath(path).search);

function preloadOf({ loader }: RouteObject): Ahead | undefined {
  return typeof loader === 'function' ? preloadOfLoader.get(loader) : undefined;
}
