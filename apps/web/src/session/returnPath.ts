import { isPublicPath } from './access.ts';

/** The search parameter that carries where somebody wanted to go through signing in or up. */
const PARAMETER = 'next';

/** Everything a URL parser would drop or turn around: control characters, white space, backslashes. */
const SUSPICIOUS = /[\p{Cc}\s\\]/u;

/**
 * The path to go on to after signing in, or null when `next` is none of ours: it must be a path of this origin, and not
 * one of signing in itself.
 */
export function safeReturnPath(next: string | null, origin = window.location.origin): string | null {
  if (!next?.startsWith('/') || next.startsWith('//') || SUSPICIOUS.test(next)) return null;
  const url = URL.parse(next, origin);
  if (!url || url.origin !== origin || url.pathname.startsWith('//')) return null;
  if (url.pathname === '/' || isPublicPath(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

export function readReturnPath(search: string | URLSearchParams): string | null {
  return safeReturnPath(new URLSearchParams(search).get(PARAMETER));
}

/** `path` with where to go on to, if there is such a place. */
export function withReturnPath(path: string, next: string | null): string {
  const safe = safeReturnPath(next);
  return safe ? `${path}?${new URLSearchParams({ [PARAMETER]: safe })}` : path;
}
