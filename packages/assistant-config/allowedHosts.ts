/**
 * Whether a page of `host` may show an assistant: it stands in the list, or fits an entry such as `*.shop.example`, which means
 * every host below that one. An empty list allows all.
 */
export function isAllowedHost(host: string, allowed: readonly string[]): boolean {
  if (allowed.length === 0) return true;
  const name = host.toLowerCase();
  return allowed.some((entry) => (entry.startsWith('*.') ? name.endsWith(entry.slice(1)) : name === entry));
}

/** Whether this is a machine's name for itself. */
export const isLocalHost = (host: string): boolean =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(host) || /\.localhost$/i.test(host);

/** One entry as it is kept: of an address its host; null for what is neither a host nor `*.` and one. */
export function domainEntry(given: string): string | null {
  const text = given.trim().toLowerCase();
  const [, wildcard = '', rest = ''] = /^(?:https?:\/\/)?(\*\.)?([^/?#]*)/.exec(text) ?? [];
  const address = `https://${rest}`;
  if (!rest || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(hostname) && hostname.length <= 253 ? wildcard + hostname : null;
}
