/** How asking for a new access token ended. */
export type RefreshOutcome = 'refreshed' | 'refused' | 'unreachable';

/** Why a session ended by itself. */
type SessionEnd = 'expired' | 'userGone';

/** What the transport needs of the session, which lives a layer above and fills this in. */
export type SessionPort = {
  accessToken: () => string | null;
  canRefresh: () => boolean;
  /** Replaces `failedToken`; however many ask at once, one request is made. */
  refresh: (failedToken: string | null) => Promise<RefreshOutcome>;
  /** Forced logout: clears everything and goes to the login page. */
  end: (reason: SessionEnd) => void;
  isOnLoginPage: () => boolean;
  /** Asks the API who is signed in; what it answers has its effects on the way. */
  verify: () => Promise<unknown>;
};

const signedOut: SessionPort = {
  accessToken: () => null,
  canRefresh: () => false,
  refresh: async () => 'refused',
  end: () => {},
  isOnLoginPage: () => false,
  verify: async () => {},
};

let port = signedOut;

export function connectSession(session: SessionPort) {
  port = session;
}

/** The connected session; before there is one, a signed-out one. */
export const session: SessionPort = {
  accessToken: () => port.accessToken(),
  canRefresh: () => port.canRefresh(),
  refresh: (failedToken) => port.refresh(failedToken),
  end: (reason) => port.end(reason),
  isOnLoginPage: () => port.isOnLoginPage(),
  verify: () => port.verify(),
};
