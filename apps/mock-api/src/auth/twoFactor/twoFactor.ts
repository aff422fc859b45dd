import type { User } from '@parley/db';
import type { OwnerProofInput, TwoFactorSetup } from '#__generated__/resolvers.ts';
import { audit, by } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { announceUsers } from '#users/usersChanged.ts';
import { confirmPassword } from '../confirmPassword.ts';
import { inBackground } from '#background/inBackground.ts';
import { secondFactorLimits } from '../limits.ts';
import { twoFactorOffMail, twoFactorOnMail } from '../mails/twoFactor.ts';
import { proofMissing, twoFactorIsOff, twoFactorIsOn, twoFactorNotBegun, wrongCode } from '../messages.ts';
import { seal, unseal } from '../seal.ts';
import { takeHits } from '../throttle.ts';
import { keepBackupCodes, newBackupCodes } from './backupCodes.ts';
import { secretOf, takeCode, twoFactorSince } from './secondFactor.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

/** What an app needs to be set up with. Until a code has confirmed it, beginning again makes another one. */
export async function beginTwoFactor(context: Context, user: User, password: string): Promise<TwoFactorSetup> {
  const { db, clock, config } = context;
  if (user.passwordHash !== null) await confirmPassword(context, user, { password, field: 'password' });
  const secret = newTotpSecret();
  const begun = { sealedSecret: seal(config, secret, secretOf(user.id)), createdAt: clock.now() };
  await db.$transaction(async (tx) => {
    if (await twoFactorSince({ db: tx }, user.id)) throw twoFactorIsOn();
    await tx.twoFactor.upsert({ where: { userId: user.id }, create: { userId: user.id, ...begun }, update: begun });
  });
  return { secret, uri: totpUri(secret, user.email) };
}

/** Switches it on, now that a code shows that the app has the secret. Answers the backup codes. */
export async function confirmTwoFactor(context: Context, user: User, code: string): Promise<string[]> {
  const { db, clock, config, sendMail } = context;
  const begun = await db.twoFactor.findFirst({ where: { userId: user.id, confirmedAt: null } });
  const secret = begun && unseal(config, begun.sealedSecret, secretOf(user.id));
  if (!secret) throw twoFactorNotBegun();
  const giveBack = await takeHits(context, secondFactorLimits(user.id));
  const now = clock.now();
  const lastStep = totpStep(secret, code.replaceAll(/\s/g, ''), now);
  if (lastStep === null) throw wrongCode();
  await giveBack();
  const codes = newBackupCodes();
  await db.$transaction(async (tx) => {
    const { count } = await tx.twoFactor.updateMany({
      where: { userId: user.id, confirmedAt: null, sealedSecret: begun.sealedSecret },
      data: { confirmedAt: now, lastStep },
    });
    if (count === 0) throw twoFactorNotBegun();
    await keepBackupCodes(tx, user.id, codes);
    await audit(tx, by(context), { action: 'TwoFactorEnabled' });
  });
  if (user.clientId) announceUsers(context, user.clientId);
  inBackground('Mailing that two-factor is on', () => sendMail(twoFactorOnMail(user, now, config.webUrl)));
  return codes;
}

/** Ten other backup codes; those of before are void. */
export async function renewBackupCodes(context: Context, user: User, proof: OwnerProofInput): Promise<string[]> {
  await confirmOwner(context, user, proof);
  const codes = newBackupCodes();
  await context.db.$transaction(async (tx) => {
    if (!(await twoFactorSince({ db: tx }, user.id))) throw twoFactorIsOff();
    await keepBackupCodes(tx, user.id, codes);
    await audit(tx, by(context), { action: 'BackupCodesRenewed' });
  });
  return codes;
}

/** Signing in takes one step again; secret and backup codes are forgotten. */
export async function disableTwoFactor(context: Context, user: User, proof: OwnerProofInput): Promise<void> {
  const { db, clock, config, sendMail } = context;
  await confirmOwner(context, user, proof);
  await db.$transaction(async (tx) => {
    const { count } = await tx.twoFactor.deleteMany({ where: { userId: user.id, confirmedAt: { not: null } } });
    if (count === 0) throw twoFactorIsOff();
    await audit(tx, by(context), { action: 'TwoFactorDisabled' });
  });
  if (user.clientId) announceUsers(context, user.clientId);
  const now = clock.now();
  inBackground('Mailing that two-factor is off', () => sendMail(twoFactorOffMail(user, now, config.webUrl)));
}

/**
 * Passes with the signed-in person's password or a code of theirs: an open session alone must not be enough to take a second
 * step away. Throws as `confirmPassword` and `takeCode`, and BAD_INPUT for neither.
 */
export async function confirmOwner(context: Context, user: User, { password, code }: OwnerProofInput): Promise<void> {
  if (password) return confirmPassword(context, user, { password, field: 'password' });
  if (code) return takeCode(context, user, code);
  throw proofMissing();
}
