import { resetUserScope } from '#relay/userScope.ts';
import { loggedIn } from './auth.slice.ts';
import { sessionEvents } from './sessionEvents.ts';
import { dispatch, forgetPerson, useSession } from './sessionStore.ts';
import { forgetSession } from './endSession.ts';
import { listenToOtherTabs } from './tabChannel.ts';
import { areOfSamePerson, readClaims } from './tokenClaims.ts';
import { readTokens, type Tokens } from './tokenCookies.ts';

/** Follows what other tabs do with the session they share with this one. */
export function followOtherTabs() {
  listenToOtherTabs((message) => {
    const { accessToken } = useSession.getState().auth;
    if (message.kind === 'signedOut') {
      if (accessToken) forgetSession('elsewhere');
    } else if (accessToken === null || message.person === null || message.person !== readClaims(accessToken).sub) {
      adoptPerson(readTokens());
    } else {
      adoptTokens(readTokens());
    }
  });
  // A tab that slept has missed what was said.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') compareWithCookies();
  });
}

function compareWithCookies() {
  const { accessToken, refreshToken } = useSession.getState().auth;
  const kept = readTokens();
  if (!kept.accessToken || !accessToken || kept.accessToken === accessToken) return;
  if (areOfSamePerson(kept.accessToken, accessToken))
    adoptTokens({ ...kept, refreshToken: kept.refreshToken ?? refreshToken });
  else adoptPerson(kept);
}

/** The same person, signed in once more. */
function adoptTokens({ accessToken, refreshToken }: Tokens) {
  if (accessToken) dispatch('auth', (slice) => ({ ...slice, accessToken, refreshToken }));
}

/** Somebody else is signed in now: everything of the person before goes. */
export function adoptPerson(tokens: Tokens) {
  if (!tokens.accessToken) return;
  resetUserScope();
  forgetPerson();
  dispatch('auth', (slice) => loggedIn(slice, { ...tokens, rememberMe: tokens.refreshToken !== null }));
  sessionEvents.personChanged();
}
