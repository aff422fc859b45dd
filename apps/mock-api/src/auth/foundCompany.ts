import type { User } from '@parley/db';
import type { Deps } from '#context.ts';
import { newId } from '#ids.ts';
import { emailTaken } from './messages.ts';

export type Founder = {
  companyName: string;
  name: string;
  email: string;
  passwordHash: string | null;
  googleSubject: string | null;
  /** Null until a mailed link is used, when nobody else vouches for the mail. */
  emailProvenAt: Date | null;
};

/** Creates a client without a subscription, which sends it into onboarding, and its first Admin. Throws EMAIL_TAKEN. */
export async function foundCompany(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { companyName, ...founder }: Founder,
): Promise<User> {
  const now = clock.now();
  const dates = { createdAt: now, updatedAt: now };
  const { email, googleSubject } = founder;
  const taken = [{ email }, ...(googleSubject ? [{ googleSubject }] : [])];
  return db.$transaction(async (tx) => {
    if (await tx.user.findFirst({ where: { OR: taken } })) throw emailTaken();
    const client = await tx.client.create({ data: { id: newId('Client'), name: companyName, email, ...dates } });
    return tx.user.create({ data: { id: newId('User'), clientId: client.id, role: 'Admin', ...founder, ...dates } });
  });
}
