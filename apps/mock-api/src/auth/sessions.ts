import type { Prisma, Session } from '@parley/db';
import type { Deps } from '#context.ts';
import { newId } from '#ids.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { UNREMEMBERED_ACCESS_MS, signAccessToken } from './tokens.ts';

/** Absolute: refreshing does not move it. */
const REMEMBERED_SESSION_MS = 30 * 24 * 60 * 60_000;

export type SessionTokens = { accessToken: string; refreshToken: string | null; sessionId: string };
export type SignInOptions = { rememberMe: boolean; userAgent: string | null };

/** When a session that begins now ends by itself. */
export function sessionEnd(now: Date, rememberMe: boolean): Date {
  return new Date(now.getTime() + (rememberMe ? REMEMBERED_SESSION_MS : UNREMEMBERED_ACCESS_MS));
}

/** Whether `session` may still be used at `now`. */
export function isLive(session: Pick<Session, 'endedAt' | 'expiresAt'>, now: Date): boolean {
  return session.endedAt === null && session.expiresAt > now;
}

/** Signs `userId` in on one device. A refresh token is given only when the person asked to be remembered. */
export async function startSession(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: string,
  { rememberMe, userAgent }: SignInOptions,
): Promise<SessionTokens> {
  const now = deps.clock.now();
  const refreshToken = rememberMe ? newSecret() : null;
  const session = await deps.db.session.create({
    data: {
      id: newId('Session'),
      userId,
      rememberMe,
      userAgent: userAgent?.slice(0, 400) ?? null,
      createdAt: now,
      expiresAt: sessionEnd(now, rememberMe),
      ...(refreshToken && { refreshTokens: { create: { hash: hashSecret(refreshToken), createdAt: now } } }),
    },
  });
  const accessToken = await signAccessToken(deps, {
    userId,
    sessionId: session.id,
    rememberMe,
    sessionExpiresAt: session.expiresAt,
  });
  return { accessToken, refreshToken, sessionId: session.id };
}

/** Ends one session: its tokens stop working at once and its sockets close. Answers whether it was still running. */
export async function endSession(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  const { count } = await db.session.updateMany({
    where: { id: sessionId, userId, endedAt: null },
    data: { endedAt: clock.now() },
  });
  events.publish('session:ended', userId, { sessionId });
  return count > 0;
}

/** Ends the sessions of a person on every device but the one of `sessionId`. Answers how many were running. */
export async function endOtherSessions(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<number> {
  const now = clock.now();
  const others = await db.session.findMany({
    where: { userId, id: { not: sessionId }, endedAt: null, expiresAt: { gt: now } },
    select: { id: true },
  });
  const ids = others.map(({ id }) => id);
  const { count } = await db.session.updateMany({ where: { id: { in: ids }, endedAt: null }, data: { endedAt: now } });
  for (const id of ids) events.publish('session:ended', userId, { sessionId: id });
  return count;
}

/** Ends all sessions of a person on every device. Answers how many were running. */
export async function endAllSessions(
  { db, clock, events }: Pick<Deps, 'db' | 'clock' | 'events'>,
  userId: string,
): Promise<number> {
  const count = await storeEndOfAll(db, userId, clock.now());
  events.publish('session:ended', userId, { sessionId: null });
  return count;
}

/** The part of `endAllSessions` that must not be stored without what is stored with it; that has to be called afterwards. */
export async function storeEndOfAll(
  db: Pick<Prisma.TransactionClient, 'session'>,
  userId: string,
  now: Date,
): Promise<number> {
  const { count } = await db.session.updateMany({
    where: { userId, endedAt: null, expiresAt: { gt: now } },
    data: { endedAt: now },
  });
  return count;
}
