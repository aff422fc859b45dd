import type { User } from '@parley/db';
import type { LoginInput } from '#__generated__/resolvers.ts';
import type { Context, Deps } from '#context.ts';
import { normaliseEmail } from './input.ts';
import { loginLimits } from './limits.ts';
import { invalidCredentials } from './messages.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { endSession, type SessionTokens } from './sessions.ts';
import { signIn } from './signIn.ts';
import { takeHits } from './throttle.ts';

/** Signs in with a password. Failed attempts count per address and per mail; successful ones do not. */
export async function login(context: Context, input: LoginInput): Promise<SessionTokens> {
  const { db, caller } = context;
  const email = normaliseEmail(input.email);
  const giveBack = await takeHits(context, loginLimits(caller.ip, email));
  const user = await db.user.findUnique({ where: { email } });
  const matches = await verifyPassword(user?.passwordHash ?? null, input.password);
  if (!user || !matches) throw invalidCredentials();
  await giveBack();
  const tokens = await signIn(context, user, input);
  if (!(await isStillRight(context, user, input.password))) {
    // Whoever set another one has ended all sessions but the one that has just begun.
    await endSession(context, { userId: user.id, sessionId: tokens.sessionId });
    throw invalidCredentials();
  }
  await strengthen(context, user, input.password);
  return tokens;
}

/** Whether the password that matched `user` has not been replaced since. */
async function isStillRight({ db }: Pick<Deps, 'db'>, { id, passwordHash }: User, password: string): Promise<boolean> {
  const current = await db.user.findUnique({ where: { id } });
  const isUntouched = current?.passwordHash === passwordHash;
  return isUntouched || verifyPassword(current?.passwordHash ?? null, password);
}

/** Hashes the password anew when the parameters have risen since; the moment of login is the only chance. */
async function strengthen({ db }: Pick<Deps, 'db'>, { id, passwordHash }: User, password: string): Promise<void> {
  if (!passwordHash || !isOutdated(passwordHash)) return;
  await db.user.updateMany({ where: { id, passwordHash }, data: { passwordHash: await hashPassword(password) } });
}
