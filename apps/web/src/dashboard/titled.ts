import { type RouteObject } from 'react-router-dom';
import * as v from 'valibot';

const Handle = v.object({ title: v.string() });

/** Gives a route its place in the breadcrumb. Keeps whatever its handle holds already. */
export function titled<T extends Pick<RouteObject, 'handle'>>(
  title: string,
  route: T,
): T & { handle: { title: string } } {
  return { ...route, handle: { ...route.handle, title } };
}

/** The title that `titled` gave; null for a route without one. */
export function titleOf(handle: unknown): string | null {
  const parsed = v.safeParse(Handle, handle);
  return parsed.success ? parsed.output.title : null;
}
