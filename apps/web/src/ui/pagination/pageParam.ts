/** The page that the address asks for; the first where it asks for none or for nonsense. */
export function readPage(search: URLSearchParams, param = 'page'): number {
  const written = search.get(param) ?? '';
  return /^\d+$/.test(written) ? Math.max(1, Number(written)) : 1;
}

/** The address's search with another page, and all else as it was. The first page goes without saying. */
export function withPage(search: URLSearchParams, page: number, param = 'page'): string {
  const next = new URLSearchParams(search);
  if (page <= 1) next.delete(param);
  else next.set(param, String(page));
  const text = next.toString();
  return text && `?${text}`;
}
