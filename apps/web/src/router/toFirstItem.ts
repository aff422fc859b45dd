import { redirect, type LoaderFunction, type Params } from 'react-router-dom';
import { itemPath } from '#ui/activeItem.ts';
import { withPreload } from './routePreload.ts';

/**
 * The loader of a tab bar's base and of what no tab has: leads to the first tab before anything is drawn, and keeps the
 * search. For tabs that are known beforehand; the tab bar itself sees to those that come with data (spec §2).
 */
export function toFirstItem(prefix: string | ((params: Params) => string), ids: readonly string[]): LoaderFunction {
  const leadsTo = (params: Params) => itemPath(typeof prefix === 'string' ? prefix : prefix(params), ids[0] ?? '');
  return withPreload(({ params, request }) => redirect(`${leadsTo(params)}${new URL(request.url).search}`), {
    leadsTo,
  });
}
