/**
 * The address of an item, `{prefix}/{id}` (spec §2 'Generic layouts'). An id may be several segments
 * ('articles/categories'); what is special in a segment is encoded.
 */
export function itemPath(prefix: string, id: string): string {
  return [withoutSlash(prefix), ...segmentsOf(id).map(encodeURIComponent)].join('/');
}

/**
 * Which item the address stands in: itself or anything below it. The longest id wins, so that 'articles/categories' is
 * not taken for 'articles'; letters count as the router counts them, large as small, unless an id is exactly the same.
 */
export function activeItem(pathname: string, prefix: string, ids: readonly string[]): string | null {
  const rest = restBelow(pathname, prefix);
  if (!rest) return null;
  return (
    longest(ids, (id) => startsWith(rest, segmentsOf(id))) ??
    longest(ids, (id) => startsWith(lower(rest), lower(segmentsOf(id))))
  );
}

/** Whether the address is somewhere below the prefix, not the prefix itself. */
export function isBelow(pathname: string, prefix: string): boolean {
  return (restBelow(pathname, prefix)?.length ?? 0) > 0;
}

/** Whether the address is the prefix or below it. */
export function isWithin(pathname: string, prefix: string): boolean {
  return restBelow(pathname, prefix) !== null;
}

function restBelow(pathname: string, prefix: string): string[] | null {
  const path = segmentsOf(pathname).map(decoded);
  const base = segmentsOf(prefix).map(decoded);
  return startsWith(lower(path), lower(base)) ? path.slice(base.length) : null;
}

function startsWith(path: readonly string[], beginning: readonly string[]): boolean {
  return beginning.every((segment, index) => segment === path[index]);
}

function longest(ids: readonly string[], matches: (id: string) => boolean): string | null {
  const found = ids.filter((id) => segmentsOf(id).length > 0 && matches(id));
  return found.reduce<string | null>(
    (best, id) => (best === null || segmentsOf(id).length > segmentsOf(best).length ? id : best),
    null,
  );
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function lower(segments: readonly string[]): string[] {
  return segments.map((segment) => segment.toLowerCase());
}

function withoutSlash(path: string): string {
  return path.replace(/\/+$/, '');
}

/** What somebody typed by hand need not be well encoded. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
