import type { User } from '@parley/db';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { Context } from '#context.ts';
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
  context: Pick<Context, 'db'> & Auditing,
  { companyName, ...founder }: Founder,
): Promise<User> {
  const now = context.clock.now();
  const dates = { createdAt: now, updatedAt: now };
  const { email, googleSubject } = founder;
  const taken = [{ email }, ...(googleSubject ? [{ googleSubject }] : [])];
  return context.db.$transaction(async (tx) => {
    if (await tx.user.findFirst({ where: { OR: taken } })) throw emailTaken();
    const client = await tx.client.create({ data: { id: newId('Client'), name: companyName, email, ...dates } });
    const data = { id: newId('User'), clientId: client.id, role: 'Admin' as const, ...founder, ...dates };
    const user = await tx.user.create({ data });
    await audit(tx, by(context, user), { action: 'CompanyFounded', target: client });
    return user;
  });
}
