import { randomInt } from 'node:crypto';
import type { Prisma } from '@parley/db';
import { hashSecret } from '../secrets.ts';

const COUNT = 10;
/** None that is taken for another one when it is copied from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes such as `k7mf-x2pq-9dta`, 59 bits each. */
export const newBackupCodes = (): string[] => Array.from({ length: COUNT }, newCode);

const newCode = () => Array.from({ length: 3 }, () => Array.from({ length: 4 }, letter).join('')).join('-');
const letter = () => LETTERS.charAt(randomInt(LETTERS.length));

type Tx = Pick<Prisma.TransactionClient, 'backupCode'>;

/** Keeps these codes in place of whatever was there; only what tells them again is stored. */
export async function keepBackupCodes(tx: Tx, userId: string, codes: readonly string[]): Promise<void> {
  await tx.backupCode.deleteMany({ where: { userId } });
  await tx.backupCode.createMany({ data: codes.map((code) => ({ hash: hashOf(userId, code), userId })) });
}

/** Uses a code up. Answers whether it was one of theirs that had not been used. */
export async function takeBackupCode(tx: Tx, { userId, code, now }: { userId: string; code: string; now: Date }) {
  const { count } = await tx.backupCode.updateMany({
    where: { hash: hashOf(userId, code), userId, usedAt: null },
    data: { usedAt: now },
  });
  return count > 0;
}

/** How many are left. */
export const backupCodesLeft = (tx: Tx, userId: string): Promise<number> =>
  tx.backupCode.count({ where: { userId, usedAt: null } });

/** However it was typed: with blanks, without dashes, in capitals. */
const hashOf = (userId: string, code: string) =>
  hashSecret(`backup-code:${userId}:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`);
