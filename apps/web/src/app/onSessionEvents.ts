import { paths } from '#router/paths.ts';
import { isPublicPath } from '#session/access.ts';
import { readReturnPath, withReturnPath } from '#session/returnPath.ts';
import { handleSessionEvents } from '#session/sessionEvents.ts';

type Shell = {
  /** Where the person is, or is going to be. */
  target: () => { pathname: string; search: string; hash: string };
  go: (to: string, options: { replace: boolean }) => unknown;
};

/** Where a sign-out, or a sign-in through another tab, leads. */
export function onSessionEvents({ target, go }: Shell) {
  handleSessionEvents({
    // A failure shows when the screens are really wanted.
    signInStarted: () => {
      import('./startApp.tsx').catch(() => {});
    },
    signedOut: (reason) => {
      const { pathname, search, hash } = target();
      if (pathname === paths.login) return;
      // Who chose to leave starts afresh; whom the session left goes on where it ended.
      const isChosen = reason === 'chosen' || reason === 'everywhere';
      const next = isChosen || isPublicPath(pathname) ? null : `${pathname}${search}${hash}`;
      void go(withReturnPath(paths.login, next), { replace: !isChosen });
    },
    personChanged: () => {
      const { pathname, search } = target();
      const isWaiting = pathname === paths.login || pathname === paths.signup;
      // Loaded anew, so that nothing in memory is left of the person before, whose page may not even exist for this one.
      window.location.replace((isWaiting && readReturnPath(search)) || paths.dashboard);
    },
  });
}
