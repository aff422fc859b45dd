/** Which pattern let a page in or kept it out; null: none did. */
export type PageDecision = { isIncluded: boolean; list: 'Include' | 'Exclude' | null; pattern: string | null };

/** Patterns of pages. */
export type Pages = { readonly include: readonly string[]; readonly exclude: readonly string[] };

/** Whether a page is among `include` (none: all pages) and not among `exclude`, which wins. */
export function decidePage(url: string, { include, exclude }: Pages): PageDecision {
  const excluded = exclude.find((pattern) => matchesPage(url, pattern));
  if (excluded !== undefined) return { isIncluded: false, list: 'Exclude', pattern: excluded };
  const included = include.find((pattern) => matchesPage(url, pattern));
  if (included !== undefined) return { isIncluded: true, list: 'Include', pattern: included };
  return { isIncluded: include.length === 0, list: null, pattern: null };
}

/**
 * Whether an address fits a pattern: `shop.example/boots/*`, or the path alone, `/boots/*`. `*` stands for any text, slashes
 * included. The scheme does not matter, nor does a slash at the end of a pattern without `*`. Hosts are compared without regard
 * to case, paths with. Query parameters and the hash count only where the pattern has them; those it names must all be there, in
 * any order: `/search?sort=*`.
 */
export function matchesPage(url: string, pattern: string): boolean {
  const page = parsed(url);
  if (!page) return false;
  const [beforeHash, hash] = cut(pattern.trim().replace(/^https?:\/\//i, ''), '#');
  const [address, query] = cut(beforeHash, '?');
  const actual = parametersOf(page.search);
  return (
    matchesAddress(page, address) &&
    parametersOf(query ?? '').every((wanted) => actual.some((parameter) => matchesGlob(parameter, wanted))) &&
    (hash === null || matchesGlob(decoded(page.hash.slice(1)), decoded(hash)))
  );
}

/** An `address` with neither query nor hash; none fits every page. */
function matchesAddress({ host, pathname }: URL, address: string): boolean {
  if (address === '') return true;
  const path = decoded(pathname);
  const actual = address.startsWith('/') ? path : host + path;
  const wanted = hostNormalised(decoded(address));
  if (wanted.includes('*')) return matchesGlob(actual, wanted);
  return actual.replace(/\/$/, '') === wanted.replace(/\/$/, '');
}

/** With the host as browsers write it, where the pattern says what the host is: its labels, but those with `*`. */
function hostNormalised(address: string): string {
  const [host, path] = cut(address, '/');
  if (path === null ? host.includes('*') : !/^(\*\.)?[^*]*$/.test(host)) return address;
  const labels = host
    .toLowerCase()
    .split('.')
    .map((label) => (isAscii(label) ? label : asciiLabel(label)));
  return labels.join('.') + (path === null ? '' : `/${path}`);
}

const isAscii = (label: string) => /^[ -~]*$/.test(label);
const asciiLabel = (label: string) => parsed(`http://${label}`)?.hostname ?? label;

function cut(text: string, mark: string): [string, string | null] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}

/** As `URL.parse`, which visitors' browsers may not have. */
function parsed(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}

const parametersOf = (query: string) =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((parameter) => parameter !== '')
    .map((parameter) => decoded(parameter.replaceAll('+', ' ')));

/** Percent signs resolved, so that `/größe` is what browsers send as `/gr%C3%B6%C3%9Fe`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Takes each piece between stars where it is found first, so that it never goes back. */
function matchesGlob(text: string, glob: string): boolean {
  const [first = '', ...rest] = glob.split('*');
  const last = rest.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  const end = text.length - last.length;
  let at = first.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return at <= end;
}
