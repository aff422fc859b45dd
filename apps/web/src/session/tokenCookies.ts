/** The two credentials as the browser keeps them; null where there is none. */
export type Tokens = { accessToken: string | null; refreshToken: string | null };

/** The part of `document` that is needed. */
type CookieJar = { cookie: string };

const REMEMBERED_SECONDS = 8 * 60 * 60;
const REFRESH_SECONDS = 30 * 24 * 60 * 60;

/** What stays signed in while cookies are blocked: this tab, until it is closed or loaded again. */
export function readTokens(jar: CookieJar = document): Tokens {
  return { accessToken: readCookie(jar, 'accessToken'), refreshToken: readCookie(jar, 'refreshToken') };
}

type Lifetime = { rememberMe: boolean; secure: boolean };

/**
 * Spec §4 and §9: the access token's cookie lasts 8 hours when remembered, else as long as the browser runs; the refresh
 * token's lasts 30 days. A token that is null is left as it is: a refresh brings no new refresh token everywhere.
 */
export function writeTokens(tokens: Tokens, { rememberMe, secure }: Lifetime, jar: CookieJar = document) {
  if (tokens.accessToken) {
    writeCookie(jar, 'accessToken', tokens.accessToken, { maxAge: rememberMe ? REMEMBERED_SECONDS : null, secure });
  }
  if (tokens.refreshToken) writeCookie(jar, 'refreshToken', tokens.refreshToken, { maxAge: REFRESH_SECONDS, secure });
}

export function clearTokens({ secure }: Pick<Lifetime, 'secure'>, jar: CookieJar = document) {
  writeCookie(jar, 'accessToken', '', { maxAge: 0, secure });
  writeCookie(jar, 'refreshToken', '', { maxAge: 0, secure });
}

function readCookie(jar: CookieJar, name: string): string | null {
  const prefix = `${name}=`;
  const found = cookiesOf(jar)
    .split('; ')
    .find((cookie) => cookie.startsWith(prefix));
  return found ? decode(found.slice(prefix.length)) || null : null;
}

type Attributes = { maxAge: number | null; secure: boolean };

function writeCookie(jar: CookieJar, name: string, value: string, { maxAge, secure }: Attributes) {
  const lifetime = maxAge === null ? '' : `; Max-Age=${maxAge}`;
  try {
    jar.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Strict${lifetime}${secure ? '; Secure' : ''}`;
  } catch {
    // A document without an origin may have no cookies: the session lives in memory.
  }
}

function cookiesOf(jar: CookieJar): string {
  try {
    return jar.cookie;
  } catch {
    return '';
  }
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
