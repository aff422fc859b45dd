import type { ChangePasswordInput } from '#__generated__/resolvers.ts';
import { audit, by } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { confirmPassword } from './confirmPassword.ts';
import { inBackground } from '#background/inBackground.ts';
import { newPassword, parseInput } from '#input.ts';
import { passwordChangedMail } from './mails/passwordChanged.ts';
import { samePassword, wrongPassword } from './messages.ts';
import { hashPassword } from './passwords.ts';
import type { StaffMember } from './permissions.ts';
import { endOtherSessions } from './sessions.ts';

/** Sets another password, signs the person out everywhere but here and mails a notice. */
export async function changePassword(
  context: Context,
  { user, sessionId }: Pick<StaffMember, 'user' | 'sessionId'>,
  input: ChangePasswordInput,
): Promise<void> {
  const { db, clock, config, sendMail } = context;
  const chosen = parseInput({ newPassword }, input).newPassword;
  await confirmPassword(context, user, { password: input.currentPassword, field: 'currentPassword' });
  if (chosen === input.currentPassword) throw samePassword();
  const passwordHash = await hashPassword(chosen);
  const now = clock.now();
  await db.$transaction(async (tx) => {
    const { count } = await tx.user.updateMany({
      where: { id: user.id, passwordHash: user.passwordHash },
      data: { passwordHash, updatedAt: now },
    });
    // Another device was first: what was the password a moment ago is not any more.
    if (count === 0) throw wrongPassword('currentPassword');
    await audit(tx, by(context), { action: 'PasswordChanged' });
    // Links that were mailed before, to whomever they went.
    await tx.oneTimeToken.updateMany({ where: { userId: user.id, usedAt: null }, data: { usedAt: now } });
  });
  await endOtherSessions(context, { userId: user.id, sessionId });
  inBackground('Mailing that a password changed', () =>
    sendMail(passwordChangedMail(user, now, config.webUrl, 'All other devices')),
  );
}
