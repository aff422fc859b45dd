import { redirect, type LoaderFunction, type Params } from 'react-router-dom';
import { withPreload } from './routePreload.ts';

/** The loader of a route that only leads on. What asks for screens ahead of a navigation follows it. */
export function redirectTo(target: string | ((params: Params) => string)): LoaderFunction {
  const leadsTo = typeof target === 'string' ? () => target : target;
  return withPreload(({ params }) => redirect(leadsTo(params)), { leadsTo });
}
