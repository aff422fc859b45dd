import { takeArrival } from '#auth/arrival.ts';
import { config } from '#config.ts';
import { connectSession } from '#relay/sessionPort.ts';
import { decideAccess } from '#session/access.ts';
import { followOtherTabs } from '#session/otherTabs.ts';
import { withReturnPath } from '#session/returnPath.ts';
import { sessionForTransport } from '#session/sessionForTransport.ts';
import { useSession } from '#session/sessionStore.ts';
import { keepLeftToRight } from '#ui/keepLeftToRight.ts';
import { startTheme } from '#ui/theme.ts';
import { isPublicScreen } from './isPublicScreen.ts';

/** What every page begins with. Answers where it is to be shown, and whether the public screens suffice for it. */
export function startPage() {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root.');
  // Before any request: what came in the URL must not leave in one.
  const isArrival = takeArrival();
  connectSession(sessionForTransport);
  followOtherTabs();
  // Before any of the dashboard’s code comes.
  keepLeftToRight();
  startTheme();
  if (isArrival) return { element, isPublic: false };
  turnStrangersAway();
  return { element, isPublic: isPublicScreen(window.location.pathname) };
}

/** Who has no session at all need not wait for the guard's code to be sent to the public screens (spec §4, rule 2). */
function turnStrangersAway() {
  const { pathname, search, hash } = window.location;
  const { accessToken, refreshToken } = useSession.getState().auth;
  if (accessToken) return;
  const access = decideAccess(pathname, { accessToken, refreshToken, user: null }, config.signupEnabled);
  if (access.kind !== 'redirect') return;
  window.history.replaceState(null, '', withReturnPath(access.to, `${pathname}${search}${hash}`));
}
