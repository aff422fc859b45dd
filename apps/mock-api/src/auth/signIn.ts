import type { User } from '@parley/db';
import { audit, by } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { secondFactorRequired } from './messages.ts';
import { type SessionTokens, startSession } from './sessions.ts';
import { beginChallenge } from './twoFactor/challenge.ts';
import { twoFactorSince } from './twoFactor/secondFactor.ts';

type SignInOptions = { rememberMe?: boolean };

/**
 * Begins the session of somebody who has just proven who they are, on the device that the operation came from. Every way in
 * leads through here: throws SECOND_FACTOR_REQUIRED where one proof is not enough.
 */
export async function signIn(context: Context, user: User, options: SignInOptions): Promise<SessionTokens> {
  if (await twoFactorSince(context, user.id)) throw secondFactorRequired(await beginChallenge(context, user));
  return beginSession(context, user, options);
}

/** The same for somebody who has proven all that there is to prove. */
export async function beginSession(
  context: Context,
  user: Pick<User, 'id' | 'name' | 'clientId'>,
  { rememberMe = false }: SignInOptions,
): Promise<SessionTokens> {
  const tokens = await startSession(context, user.id, { rememberMe, userAgent: context.caller.userAgent });
  await audit(context.db, by(context, user), { action: 'SignedIn' });
  return tokens;
}
