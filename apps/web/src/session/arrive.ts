import { NoReplyError } from '#relay/transport.ts';
import type { AccessUser } from './access.ts';
import { loadCurrentUser } from './currentUser.ts';
import { endSession } from './endSession.ts';
import { refreshSession } from './refresh.ts';
import { useSession } from './sessionStore.ts';

/** Replaces a missing access token. Throws NoReplyError when nobody answers; a refusal ends the session. */
export async function replaceToken() {
  const outcome = await refreshSession(null);
  if (outcome === 'unreachable') throw new NoReplyError();
  if (outcome === 'refused' && !useSession.getState().auth.accessToken) endSession('expired');
}

/** The signed-in user. Throws NoReplyError when nobody answers; any answer but success ends the session (spec §4). */
export async function loadUser(): Promise<AccessUser | null> {
  const { accessToken } = useSession.getState().auth;
  try {
    return await loadCurrentUser();
  } catch (error) {
    if (error instanceof NoReplyError) throw error;
    // Unless another session has begun meanwhile.
    if (useSession.getState().auth.accessToken === accessToken) endSession('failed');
    return null;
  }
}
