import type { Prisma, User } from '@parley/db';
import { audit, by } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { inBackground } from '#background/inBackground.ts';
import { secondFactorLimits } from '../limits.ts';
import { backupCodeUsedMail } from '../mails/twoFactor.ts';
import { wrongCode } from '../messages.ts';
import { unseal } from '../seal.ts';
import { takeHits } from '../throttle.ts';
import { backupCodesLeft, takeBackupCode } from './backupCodes.ts';
import { totpStep } from './totp.ts';

type Reading = { db: Pick<Prisma.TransactionClient, 'twoFactor'> };

/** Since when somebody's sign-in takes a second step; null while it does not. */
export async function twoFactorSince({ db }: Reading, userId: string): Promise<Date | null> {
  const found = await db.twoFactor.findUnique({ where: { userId }, select: { confirmedAt: true } });
  return found?.confirmedAt ?? null;
}

/** What a sealed secret is bound to. */
export const secretOf = (userId: string) => `two-factor:${userId}`;

/**
 * Passes with a code of somebody's app, or a backup code, and uses it up. Wrong ones count for the account, wherever they
 * are asked for. Throws WRONG_CODE or TOO_MANY_ATTEMPTS.
 */
export async function takeCode(context: Context, user: User, code: string): Promise<void> {
  const giveBack = await takeHits(context, secondFactorLimits(user.id));
  const typed = code.replaceAll(/\s/g, '');
  const isTaken = /^\d{6}$/.test(typed)
    ? await takeAppCode(context, user.id, typed)
    : await takeSpare(context, user, typed);
  if (!isTaken) throw wrongCode();
  await giveBack();
}

/** Whoever looked over a shoulder, or took a code on its way, cannot use it again: the step only goes up. */
async function takeAppCode({ db, config, clock }: Context, userId: string, code: string): Promise<boolean> {
  const found = await db.twoFactor.findFirst({ where: { userId, confirmedAt: { not: null } } });
  const secret = found && unseal(config, found.sealedSecret, secretOf(userId));
  const step = secret ? totpStep(secret, code, clock.now()) : null;
  if (step === null) return false;
  const { count } = await db.twoFactor.updateMany({
    where: { userId, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count > 0;
}

async function takeSpare(context: Context, user: User, code: string): Promise<boolean> {
  const { db, clock, config, sendMail } = context;
  const now = clock.now();
  if (!(await twoFactorSince(context, user.id))) return false;
  const isTaken = await db.$transaction(async (tx) => {
    const wasGood = await takeBackupCode(tx, { userId: user.id, code, now });
    if (wasGood) await audit(tx, by(context, user), { action: 'BackupCodeUsed' });
    return wasGood;
  });
  if (!isTaken) return false;
  inBackground('Mailing that a backup code was used', async () => {
    await sendMail(backupCodeUsedMail(user, { usedAt: now, left: await backupCodesLeft(db, user.id) }, config.webUrl));
  });
  return true;
}
