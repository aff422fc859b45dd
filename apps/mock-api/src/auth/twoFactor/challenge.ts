import type { User } from '@parley/db';
import type { Deps } from '#context.ts';
import { challengeOver } from '../messages.ts';
import { boundToken, hashSecret, newSecret } from '../secrets.ts';

const LIFE_MS = 10 * 60_000;

/** Stands for a first step that was right: the password of `user`, or Google. It opens nothing by itself. */
export async function beginChallenge(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  user: Pick<User, 'id' | 'passwordHash'>,
): Promise<string> {
  const token = boundToken(config, { purpose: 'second-factor', secret: newSecret(), user });
  const now = clock.now();
  await db.oneTimeToken.create({
    data: {
      hash: hashSecret(token),
      purpose: 'SecondFactor',
      userId: user.id,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MS),
    },
  });
  return token;
}

/** Whose first step this was. Throws INVALID_TOKEN when it is over, or another password has been set since. */
export async function personOfChallenge({ db, clock, config }: Deps, token: string): Promise<User> {
  const found = await db.oneTimeToken.findFirst({
    where: { hash: hashSecret(token), purpose: 'SecondFactor', usedAt: null, expiresAt: { gt: clock.now() } },
    include: { user: true },
  });
  const [secret = ''] = token.split('.');
  if (!found || boundToken(config, { purpose: 'second-factor', secret, user: found.user }) !== token)
    throw challengeOver();
  return found.user;
}

/** Uses it up: it was good for one sign-in. Throws INVALID_TOKEN for the second of two at once. */
export async function endChallenge({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string): Promise<void> {
  const { count } = await db.oneTimeToken.updateMany({
    where: { hash: hashSecret(token), usedAt: null },
    data: { usedAt: clock.now() },
  });
  if (count === 0) throw challengeOver();
}
