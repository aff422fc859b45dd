import type { User } from '@parley/db';
import { audit, by } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { type SessionTokens, startSession } from './sessions.ts';

/** Begins the session of somebody who has just proven who they are, on the device that the operation came from. */
export async function signIn(
  context: Context,
  user: Pick<User, 'id' | 'name' | 'clientId'>,
  { rememberMe = false }: { rememberMe?: boolean },
): Promise<SessionTokens> {
  const tokens = await startSession(context, user.id, { rememberMe, userAgent: context.caller.userAgent });
  await audit(context.db, by(context, user), { action: 'SignedIn' });
  return tokens;
}
