import { config } from '#config.ts';
import { resetUserScope } from '#relay/userScope.ts';
import { loggedIn, type Login } from './auth.slice.ts';
import { dispatch, forgetPerson } from './sessionStore.ts';
import { tellOtherTabs } from './tabChannel.ts';
import { clearTokens, writeTokens } from './tokenCookies.ts';
import { readClaims } from './tokenClaims.ts';

/** Makes a login this browser's session, in place of whatever was there. Does nothing without an access token (spec §4). */
export function signIn(login: Login) {
  if (!login.accessToken) return;
  // A refresh token of somebody before would bring that person back.
  clearTokens(config);
  writeTokens(login, { rememberMe: login.rememberMe, secure: config.secure });
  resetUserScope();
  forgetPerson();
  dispatch('auth', (slice) => loggedIn(slice, login));
  tellOtherTabs({ kind: 'signedIn', person: readClaims(login.accessToken).sub ?? null });
}
