const SECRET = 'setup_intent_client_secret';
/** What the card provider adds to the address that it leads back to. */
const ADDED = [SECRET, 'setup_intent', 'redirect_status'];

/** The secret of the card that one comes back with from the bank's own page; null for everybody else. */
export function returnedSecret(search: URLSearchParams): string | null {
  return search.get(SECRET);
}

/** The search without what the card provider has added: a secret does not stay in the address. */
export function withoutReturn(search: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(search);
  for (const name of ADDED) left.delete(name);
  return left;
}

/** Where the bank's own page is to lead back to: here, and to what was being done. */
export function returnUrl(here: string, params: Readonly<Record<string, string>> = {}): string {
  const url = new URL(here);
  const search = withoutReturn(url.searchParams);
  for (const [name, value] of Object.entries(params)) search.set(name, value);
  url.search = search.toString();
  url.hash = '';
  return url.href;
}
