import type { User } from '@parley/db';
import type { LoginInput } from '#__generated__/resolvers.ts';
import { audit, byNobody } from '#audit/audit.ts';
import type { Context, Deps } from '#context.ts';
import { inBackground } from '#background/inBackground.ts';
import { normaliseEmail } from '#input.ts';
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
  if (user && !matches) inBackground('Noting a failed sign-in', () => noteFailure(context, user));
  if (!user || !matches) throw invalidCredentials();
  await giveBack();
  const known = await strengthened(context, user, input.password);
  const tokens = await signIn(context, known, input);
  if (!(await isStillRight(context, known, input.password))) {
    // Whoever set another one has ended all sessions but the one that has just begun.
    await endSession(context, { userId: user.id, sessionId: tokens.sessionId });
    throw invalidCredentials();
  }
  return tokens;
}

/** After the answer: how long that takes must not tell whether there is such an account. */
async function noteFailure(context: Context, { id, name, clientId }: User): Promise<void> {
  if (!clientId) return;
  await audit(context.db, byNobody(context, clientId), { action: 'SignInFailed', target: { id, name } });
}

/** Whether the password that matched `user` has not been replaced since. */
async function isStillRight({ db }: Pick<Deps, 'db'>, { id, passwordHash }: User, password: string): Promise<boolean> {
  const current = await db.user.findUnique({ where: { id } });
  const isUntouched = current?.passwordHash === passwordHash;
  return isUntouched || verifyPassword(current?.passwordHash ?? null, password);
}

/** `user`, the password hashed anew when the parameters have risen since; the moment of login is the only chance. */
async function strengthened({ db }: Pick<Deps, 'db'>, user: User, password: string): Promise<User> {
  const { id, passwordHash: weak } = user;
  if (!weak || !isOutdated(weak)) return user;
  const passwordHash = await hashPassword(password);
  const { count } = await db.user.updateMany({ where: { id, passwordHash: weak }, data: { passwordHash } });
  return count > 0 ? { ...user, passwordHash } : user;
}
