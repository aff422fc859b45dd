import { createBrowserRouter } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { isPublicPath } from '#session/access.ts';
import { readReturnPath, withReturnPath } from '#session/returnPath.ts';
import { handleSessionEvents } from '#session/sessionEvents.ts';
import { discoverRoutes, routes } from './routes.tsx';

/** Makes the router, and has it follow the session: where a sign-out or a sign-in through another tab leads. */
export function createRouter() {
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: discoverRoutes });
  const target = () => router.state.navigation.location ?? router.state.location;

  handleSessionEvents({
    // A failure shows when the screens are really wanted.
    signInStarted: () => void import('./signedIn.routes.tsx').catch(() => {}),
    signedOut: (reason) => {
      const { pathname, search, hash } = target();
      if (pathname === paths.login) return;
      // Who chose to leave starts afresh; whom the session left goes on where it ended.
      const isChosen = reason === 'chosen' || reason === 'everywhere';
      const next = isChosen || isPublicPath(pathname) ? null : `${pathname}${search}${hash}`;
      void router.navigate(withReturnPath(paths.login, next), { replace: !isChosen });
    },
    personChanged: () => {
      const { pathname, search } = target();
      const isWaiting = pathname === paths.login || pathname === paths.signup;
      // Loaded anew, so that nothing in memory is left of the person before, whose page may not even exist for this one.
      window.location.replace((isWaiting && readReturnPath(search)) || paths.dashboard);
    },
  });
  return router;
}
