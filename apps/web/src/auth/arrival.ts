/** What a URL brought that must not stay in it: in history, referrers and screenshots it would be anybody's. */
export type Arrival = {
  /** Of a sign-in link (/auth). */
  accessToken: string | null;
  google: GoogleAnswer | null;
};

/** What Google's page came back with. */
export type GoogleAnswer = { code: string | null; state: string | null; error: string | null };

const GOOGLE_PARAMETERS = ['code', 'state', 'error', 'error_description', 'scope', 'authuser', 'prompt', 'hd', 'iss'];

let arrival: Arrival = { accessToken: null, google: null };

/**
 * Takes secrets out of the address bar. Called first of all, before any request can leave. Answers whether there was
 * anything to act on.
 */
export function takeArrival(location: Location = window.location, history: History = window.history): boolean {
  const url = new URL(location.href);
  const { searchParams, pathname } = url;
  if (pathname === '/auth') {
    arrival.accessToken = searchParams.get('accessToken');
    searchParams.delete('accessToken');
  }
  if ((pathname === '/login' || pathname === '/signup') && searchParams.has('state')) {
    const [code = null, state = null, error = null] = ['code', 'state', 'error'].map((name) => searchParams.get(name));
    arrival.google = { code, state, error };
    for (const name of GOOGLE_PARAMETERS) searchParams.delete(name);
  }
  if (url.href === location.href) return false;
  history.replaceState(history.state, '', `${url.pathname}${url.search}${url.hash}`);
  return true;
}

/** Hands a secret over, once. */
export function claimAccessToken(): string | null {
  const { accessToken } = arrival;
  arrival = { ...arrival, accessToken: null };
  return accessToken;
}

export function claimGoogle(): Arrival['google'] {
  const { google } = arrival;
  arrival = { ...arrival, google: null };
  return google;
}
