import { config } from '#config.ts';
import { resetUserScope } from '#relay/userScope.ts';
import { loggedOut, type SignOutReason } from './auth.slice.ts';
import { sessionEvents } from './sessionEvents.ts';
import { dispatch, forgetPerson } from './sessionStore.ts';
import { tellOtherTabs } from './tabChannel.ts';
import { clearTokens } from './tokenCookies.ts';

/** Clears tokens, user and what the person left in memory, in all tabs, and goes to the login page (spec §4). */
export function endSession(reason: SignOutReason) {
  clearTokens(config);
  forgetSession(reason);
  tellOtherTabs({ kind: 'signedOut' });
}

/** The part that concerns this tab alone: another one has cleared the cookies. */
export function forgetSession(reason: SignOutReason) {
  dispatch('auth', (slice) => loggedOut(slice, reason));
  forgetPerson();
  resetUserScope();
  sessionEvents.signedOut(reason);
}
