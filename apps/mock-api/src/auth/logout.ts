import type { Context } from '#context.ts';
import { endSession } from './sessions.ts';
import { sessionOf } from './viewer.ts';

/**
 * Ends the session that the caller's token belongs to; false when nobody is signed in. A token that has expired will do:
 * whoever leaves after a pause must not leave a refresh token behind. Throws UNAUTHENTICATED for one that is not ours.
 */
export async function logout(context: Context): Promise<boolean> {
  const session = await sessionOf(context, context.caller.authorization ?? null);
  return session ? endSession(context, session) : false;
}
