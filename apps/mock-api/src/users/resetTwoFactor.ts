import type { User } from '@parley/db';
import type { MutationResetTwoFactorArgs } from '#__generated__/resolvers.ts';
import { audit, by } from '#audit/audit.ts';
import { inBackground } from '#background/inBackground.ts';
import { twoFactorResetMail } from '#auth/mails/twoFactor.ts';
import { twoFactorIsOff } from '#auth/messages.ts';
import type { StaffMember } from '#auth/permissions.ts';
import { confirmOwner } from '#auth/twoFactor/twoFactor.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { noUser, requireStillAdmin } from './lastAdmin.ts';
import { announceUsers } from './usersChanged.ts';

/**
 * Takes the second step away from a colleague who has lost it: secret and backup codes are forgotten, nothing else ends.
 * Throws as `confirmOwner`, NOT_FOUND, FORBIDDEN, and BAD_INPUT for oneself and for who has none.
 */
export async function resetTwoFactor(
  context: Context,
  { user: actor, clientId }: StaffMember,
  { id, proof }: MutationResetTwoFactorArgs,
): Promise<User> {
  const { db, clock, config, sendMail } = context;
  if (id === actor.id) {
    throw domainError('BAD_INPUT', 'Your own is turned off in your profile, with your password or a code.', {
      field: 'id',
    });
  }
  await confirmOwner(context, actor, proof);
  const user = await db.$transaction(async (tx) => {
    await requireStillAdmin(tx, actor.id);
    const target = await tx.user.findUnique({ where: { id, clientId } });
    if (!target) throw noUser();
    const { count } = await tx.twoFactor.deleteMany({ where: { userId: id, confirmedAt: { not: null } } });
    if (count === 0) throw twoFactorIsOff();
    await audit(tx, by(context), { action: 'TwoFactorReset', target });
    return target;
  });
  announceUsers(context, clientId);
  const told = twoFactorResetMail(user, { at: clock.now(), adminName: actor.name }, config.webUrl);
  inBackground('Mailing that two-factor was reset', () => sendMail(told));
  return user;
}
