import type { User } from '@parley/db';
import type { Context } from '#context.ts';
import { type SessionTokens, startSession } from './sessions.ts';

/** Begins the session of somebody who has just proven who they are, on the device that the operation came from. */
export function signIn(
  context: Context,
  { id }: Pick<User, 'id'>,
  { rememberMe = false }: { rememberMe?: boolean },
): Promise<SessionTokens> {
  return startSession(context, id, { rememberMe, userAgent: context.caller.userAgent });
}
