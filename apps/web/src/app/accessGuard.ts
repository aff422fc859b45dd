import { redirect, type MiddlewareFunction } from 'react-router-dom';
import { config } from '#config.ts';
import { paths } from '#router/paths.ts';
import { loadUser, replaceToken } from '#session/arrive.ts';
import { decideAccess, type AccessUser } from '#session/access.ts';
import { withReturnPath } from '#session/returnPath.ts';
import { useSession } from '#session/sessionStore.ts';

/**
 * Router middleware: runs before every navigation and before any loader, does what `decideAccess` says, and asks again
 * until the navigation may go on or is redirected. Throws NoReplyError when nobody answers: the session is kept, and the
 * outer boundary offers to try again.
 */
export const accessGuard: MiddlewareFunction = async ({ request }) => {
  const { pathname, search, hash } = new URL(request.url);
  const wanted = `${pathname}${search}${hash}`;
  let user: AccessUser | null = null;

  for (;;) {
    const { accessToken, refreshToken } = useSession.getState().auth;
    const access = decideAccess(pathname, { accessToken, refreshToken, user }, config.signupEnabled);
    if (access.kind === 'stay') return;
    if (access.kind === 'redirect') throw redirect(accessToken ? access.to : withReturnPath(access.to, wanted));
    if (access.kind === 'load') user = await loadUser();
    else await replaceToken();
    // What failed has cleared the session, and that leads to the login page even where signup is open (spec §4).
    if (!useSession.getState().auth.accessToken) throw redirect(withReturnPath(paths.login, wanted));
  }
};
