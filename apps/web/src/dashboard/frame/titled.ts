import { type RouteObject } from 'react-router-dom';
import { isRecord } from '#relay/transport.ts';

/** Gives a route its place in the breadcrumb. Keeps whatever its handle holds already. */
export function titled<T extends Pick<RouteObject, 'handle'>>(
  title: string,
  route: T,
): T & { handle: { title: string } } {
  return { ...route, handle: { ...route.handle, title } };
}

/** The title that `titled` gave; null for a route without one. */
export function titleOf(handle: unknown): string | null {
  return isRecord(handle) && typeof handle.title === 'string' ? handle.title : null;
}

/** Marks a route whose children are tabs: on phones their select says which, so that the top bar says where they belong. */
export function tabbed<T extends Pick<RouteObject, 'handle'>>(route: T): T & { handle: { isTabbed: true } } {
  return { ...route, handle: { ...route.handle, isTabbed: true } };
}

/** Whether `tabbed` marked it. */
export function isTabbed(handle: unknown): boolean {
  return isRecord(handle) && handle.isTabbed === true;
}
