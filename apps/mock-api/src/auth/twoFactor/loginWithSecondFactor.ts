import type { User } from '@parley/db';
import type { LoginWithSecondFactorInput } from '#__generated__/resolvers.ts';
import { audit, byNobody } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { challengeOver, secondStepGone } from '../messages.ts';
import { endSession, type SessionTokens } from '../sessions.ts';
import { beginSession } from '../signIn.ts';
import { endChallenge, personOfChallenge } from './challenge.ts';
import { takeCode, twoFactorSince } from './secondFactor.ts';

/** The second step of signing in. Wrong codes leave the first one good for another try. Throws INVALID_TOKEN where it has to be taken again. */
export async function loginWithSecondFactor(
  context: Context,
  { challenge, code, rememberMe }: LoginWithSecondFactorInput,
): Promise<SessionTokens> {
  const user = await personOfChallenge(context, challenge);
  // Somebody took it away while the person was being asked: no code would be right.
  if (!(await twoFactorSince(context, user.id))) throw secondStepGone();
  await takeCode(context, user, code).catch(noteFailure(context, user));
  await endChallenge(context, challenge);
  const tokens = await beginSession(context, user, { rememberMe });
  const now = await context.db.user.findUnique({ where: { id: user.id } });
  if (now?.passwordHash !== user.passwordHash) {
    // Whoever set another one meanwhile has ended all sessions but this.
    await endSession(context, { userId: user.id, sessionId: tokens.sessionId });
    throw challengeOver();
  }
  return tokens;
}

/** Writes a wrong code down, and goes on failing: whoever had the password is at the door. */
function noteFailure(context: Context, { id, name, clientId }: User) {
  return async (error: unknown): Promise<never> => {
    if (clientId) {
      const failed = { action: 'SignInFailed', target: { id, name }, detail: 'at the second step' } as const;
      await audit(context.db, byNobody(context, clientId), failed);
    }
    throw error;
  };
}
