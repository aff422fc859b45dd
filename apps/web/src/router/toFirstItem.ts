import { redirect, type LoaderFunction, type Params } from 'react-router-dom';
import { itemPath } from '#ui/activeItem.ts';

/**
 * The loader of a tab bar's base and of what no tab has: leads to the first tab before anything is drawn, and keeps the
 * search. For tabs that are known beforehand; the tab bar itself sees to those that come with data (spec §2).
 */
export function toFirstItem(prefix: string | ((params: Params) => string), ids: readonly string[]): LoaderFunction {
  return ({ params, request }) => {
    const base = typeof prefix === 'string' ? prefix : prefix(params);
    return redirect(`${itemPath(base, ids[0] ?? '')}${new URL(request.url).search}`);
  };
}
