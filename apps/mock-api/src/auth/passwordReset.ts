import type { OneTimeToken, User } from '@parley/db';
import type { ForgotPasswordInput, ResetPasswordInput } from '#__generated__/resolvers.ts';
import { audit, by } from '#audit/audit.ts';
import type { Context, Deps } from '#context.ts';
import { inBackground } from '#background/inBackground.ts';
import { newPassword, normaliseEmail, parseInput } from '#input.ts';
import { recoveryLimits } from './limits.ts';
import { passwordChangedMail } from './mails/passwordChanged.ts';
import { passwordResetMail } from './mails/passwordReset.ts';
import { invalidResetToken } from './messages.ts';
import { hashPassword } from './passwords.ts';
import { boundToken, hashSecret, newSecret } from './secrets.ts';
import { endAllSessions } from './sessions.ts';
import { takeHits } from './throttle.ts';

const LIFE_MS = 60 * 60_000;

/** Mails a link to set a new password, if there is such an account; the answer and its time are the same if not. */
export async function forgotPassword(context: Context, input: ForgotPasswordInput): Promise<true> {
  const email = normaliseEmail(input.email);
  await takeHits(context, recoveryLimits(context.caller.ip, email));
  inBackground('Sending a recovery mail', () => sendRecovery(context, email));
  return true;
}

async function sendRecovery(deps: Deps, email: string): Promise<void> {
  const { db, clock, config, sendMail } = deps;
  const user = await db.user.findUnique({ where: { email } });
  if (!user) return;
  const token = boundToken(config, { purpose: 'password-reset', secret: newSecret(), user });
  const now = clock.now();
  await db.oneTimeToken.create({
    data: {
      hash: hashSecret(token),
      purpose: 'PasswordReset',
      userId: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    },
  });
  await sendMail(passwordResetMail(user, `${config.webUrl}/reset-password?token=${token}`));
}

/** Sets the password, signs the person out everywhere and mails a notice. Does not sign in. */
export async function resetPassword(context: Context, input: ResetPasswordInput): Promise<true> {
  const { db, clock, config, sendMail } = context;
  const token = await usableToken(context, input.token);
  const { password } = parseInput({ password: newPassword }, input);
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  await db.$transaction(async (tx) => {
    const { count } = await tx.oneTimeToken.updateMany({
      where: { hash: token.hash, usedAt: null },
      data: { usedAt: now },
    });
    if (count === 0) throw invalidResetToken();
    await tx.user.update({ where: { id: token.userId }, data: { passwordHash, emailProvenAt: now, updatedAt: now } });
    await audit(tx, by(context, token.user), { action: 'PasswordReset' });
    // Also links that sign in: whoever resets a password may be locking somebody out.
    await tx.oneTimeToken.updateMany({ where: { userId: token.userId, usedAt: null }, data: { usedAt: now } });
  });
  await endAllSessions(context, token.userId);
  inBackground('Mailing that a password changed', () => sendMail(passwordChangedMail(token.user, now, config.webUrl)));
  return true;
}

async function usableToken(deps: Deps, token: string): Promise<OneTimeToken & { user: User }> {
  const found = await deps.db.oneTimeToken.findFirst({
    where: { hash: hashSecret(token), purpose: 'PasswordReset', usedAt: null, expiresAt: { gt: deps.clock.now() } },
    include: { user: true },
  });
  const [secret = ''] = token.split('.');
  if (!found || boundToken(deps.config, { purpose: 'password-reset', secret, user: found.user }) !== token)
    throw invalidResetToken();
  return found;
}
