import type { Session } from '@parley/db';
import { audit, byPerson } from '#audit/audit.ts';
import type { Deps } from '#context.ts';
import { newId } from '#ids.ts';
import { sessionOver } from './messages.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { sessionEnd } from './sessions.ts';
import { twoFactorSince } from './twoFactor/secondFactor.ts';

const LINK_MS = 15 * 60_000;

type LinkDeps = Pick<Deps, 'db' | 'clock'>;

/**
 * An address that signs `userId` in without a password. Its token is itself a bearer token: within 15 minutes its first
 * use begins a session of 8 hours, every later use continues that one session, and after its logout the token is dead.
 */
export async function createSignInLink(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
): Promise<string> {
  const token = newSecret();
  const now = clock.now();
  await db.oneTimeToken.create({
    data: {
      hash: hashSecret(token),
      purpose: 'SignInLink',
      userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LINK_MS),
    },
  });
  return `${config.webUrl}/auth?accessToken=${token}`;
}

/** The session that a link's token stands for, begun by its first use. Throws UNAUTHENTICATED for any other token. */
export async function sessionIdOfLink({ db, clock }: LinkDeps, token: string): Promise<Session['id']> {
  const hash = hashSecret(token);
  const link = await db.oneTimeToken.findFirst({ where: { hash, purpose: 'SignInLink' } });
  if (!link) throw sessionOver();
  if (link.sessionId) return link.sessionId;
  if (link.expiresAt <= clock.now()) throw sessionOver();
  // A link is one proof, and they want two: it must not lead around the second.
  if (await twoFactorSince({ db }, link.userId)) throw sessionOver();
  return beginSession({ db, clock }, hash, link.userId);
}

/** Of several first uses at once, one begins the session and the others join it. */
async function beginSession({ db, clock }: LinkDeps, hash: string, userId: string): Promise<Session['id']> {
  const now = clock.now();
  const id = newId('Session');
  return db.$transaction(async (tx) => {
    const { count } = await tx.oneTimeToken.updateMany({
      where: { hash, sessionId: null, usedAt: null },
      data: { usedAt: now, sessionId: id },
    });
    if (count === 0) {
      const link = await tx.oneTimeToken.findUnique({ where: { hash } });
      if (!link?.sessionId) throw sessionOver();
      return link.sessionId;
    }
    const session = { id, userId, rememberMe: false, createdAt: now, expiresAt: sessionEnd(now, false) };
    const { user } = await tx.session.create({ data: session, include: { user: true } });
    await audit(tx, byPerson(user, now), { action: 'SignedIn', detail: 'by a link' });
    return id;
  });
}
