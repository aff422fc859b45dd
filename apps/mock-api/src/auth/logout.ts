import { audit, by } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { requireUser } from './permissions.ts';
import { endAllSessions, endSession } from './sessions.ts';
import { sessionOf } from './viewer.ts';

/**
 * Ends the session that the caller's token belongs to; false when nobody is signed in. A token that has expired will do:
 * whoever leaves after a pause must not leave a refresh token behind. Throws UNAUTHENTICATED for one that is not ours.
 */
export async function logout(context: Context): Promise<boolean> {
  const session = await sessionOf(context, context.caller.authorization ?? null);
  return session ? endSession(context, session) : false;
}

/** Ends all sessions of the signed-in person on every device. Answers how many there were. */
export async function logoutEverywhere(context: Context): Promise<number> {
  const { user } = requireUser(context);
  const count = await endAllSessions(context, user.id);
  await audit(context.db, by(context, user), { action: 'SignedOutEverywhere' });
  return count;
}
