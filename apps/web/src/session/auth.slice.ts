/** Why somebody who was signed in is not any more; shown on the login page. */
export type SignOutReason =
  | 'chosen'
  | 'elsewhere'
  | 'everywhere'
  | 'expired'
  | 'userGone'
  | 'companyDeleted'
  | 'failed'
  | 'badLink';

/** Who is here, in ids and flags; the user's record lives in Relay's store. */
export type AuthSlice = {
  accessToken: string | null;
  refreshToken: string | null;
  rememberMe: boolean;
  /** Null until the current user is loaded. */
  userId: string | null;
  isRefreshing: boolean;
  /** The access token came with a link and has not been tried yet. */
  isByLink: boolean;
  signOutReason: SignOutReason | null;
};

/** The login payload of spec §3. */
export type Login = {
  accessToken: string | null;
  refreshToken: string | null;
  rememberMe: boolean;
  isByLink?: boolean;
};

export function initialAuth(tokens: Pick<AuthSlice, 'accessToken' | 'refreshToken'>): AuthSlice {
  return { ...tokens, rememberMe: false, userId: null, isRefreshing: false, isByLink: false, signOutReason: null };
}

/** Does nothing without an access token. The user is loaded anew. */
export function loggedIn(slice: AuthSlice, { accessToken, isByLink = false, ...login }: Login): AuthSlice {
  if (!accessToken) return slice;
  return { ...initialAuth({ ...login, accessToken }), rememberMe: login.rememberMe, isByLink };
}

export function refreshStarted(slice: AuthSlice): AuthSlice {
  return { ...slice, isRefreshing: true };
}

export function refreshEnded(slice: AuthSlice): AuthSlice {
  return { ...slice, isRefreshing: false };
}

/** The same person goes on with newer tokens. */
export function refreshed(slice: AuthSlice, tokens: Pick<Login, 'accessToken' | 'refreshToken'>): AuthSlice {
  return { ...slice, ...tokens, rememberMe: true, isRefreshing: false };
}

export function userLoaded(slice: AuthSlice, userId: string): AuthSlice {
  return { ...slice, userId };
}

/** Whoever was not signed in needs no reason, and a link that never signed anybody in has one of its own. */
export function loggedOut(slice: AuthSlice, reason: SignOutReason): AuthSlice {
  const wasHere = slice.accessToken !== null || slice.refreshToken !== null;
  const isBadLink = slice.isByLink && slice.userId === null && (reason === 'expired' || reason === 'failed');
  const known = wasHere ? reason : slice.signOutReason;
  return { ...initialAuth({ accessToken: null, refreshToken: null }), signOutReason: isBadLink ? 'badLink' : known };
}
