import type { SessionPort } from '#relay/sessionPort.ts';
import { paths } from '#router/paths.ts';
import { endSession } from './endSession.ts';
import { useSession } from './sessionStore.ts';

/** The session as the transport sees it. */
export const sessionForTransport: SessionPort = {
  accessToken: () => useSession.getState().auth.accessToken,
  canRefresh: () => useSession.getState().auth.refreshToken !== null,
  refresh: async (failedToken) => (await import('./refresh.ts')).refreshSession(failedToken),
  end: endSession,
  isOnLoginPage: () => window.location.pathname === paths.login,
  verify: async () => (await import('./currentUser.ts')).verifyCurrentUser(),
};
