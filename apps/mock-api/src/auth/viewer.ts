import type { User } from '@parley/db';
import type { Deps, Viewer } from '#context.ts';
import { accountGone, sessionOver } from './messages.ts';
import { permissionsOf } from './users.ts';
import { noteUse } from './sessionUse.ts';
import { isLive } from './sessions.ts';
import { sessionIdOfLink } from './signInLinks.ts';
import { claimsOf, type TokenClaims, verifyToken } from './tokens.ts';

type ViewerDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** A viewer, and until when the token that named it is good. */
export type Identity = { viewer: Viewer; expiresAt: Date };

/**
 * Who holds this `Authorization` value (`Bearer …`): null without one. Throws UNAUTHENTICATED for a bad, expired or
 * revoked token and USER_NOT_FOUND when its account is gone.
 */
export async function viewerFrom(deps: ViewerDeps, authorization: string | null): Promise<Viewer | null> {
  const identity = await identify(deps, authorization);
  return identity?.viewer ?? null;
}

/** As `viewerFrom`, with the instant at which a socket opened by this token must close. */
export async function identify(deps: ViewerDeps, authorization: string | null): Promise<Identity | null> {
  if (!authorization) return null;
  const token = bearerToken(authorization);
  if (isLink(token)) return staff(deps, { sessionId: await sessionIdOfLink(deps, token) });
  const claims = await verifyToken(deps, token);
  return claims.aud === 'staff' ? staff(deps, { sessionId: claims.sid, claims }) : visitor(deps, claims);
}

/**
 * The session that this `Authorization` value belongs to, whether or not it may still be used: null without one and for
 * visitors. Throws UNAUTHENTICATED for a token that is not ours.
 */
export async function sessionOf(deps: ViewerDeps, authorization: string | null) {
  if (!authorization) return null;
  const token = bearerToken(authorization);
  if (isLink(token)) {
    const { viewer } = await staff(deps, { sessionId: await sessionIdOfLink(deps, token) });
    return viewer.kind === 'staff' ? { userId: viewer.user.id, sessionId: viewer.sessionId } : null;
  }
  const claims = await claimsOf(deps, token);
  return claims.aud === 'staff' ? { userId: claims.sub, sessionId: claims.sid } : null;
}

/** The member of staff whose session this is. Throws UNAUTHENTICATED when it has ended. */
export async function staffOfSession(deps: ViewerDeps, sessionId: string) {
  const { viewer } = await staff(deps, { sessionId });
  return viewer;
}

function bearerToken(authorization: string): string {
  const token = /^Bearer +([\w.~+/=-]+)$/i.exec(authorization)?.[1];
  if (!token) throw sessionOver();
  return token;
}

/** A sign-in link's token; all others are JWTs. */
const isLink = (token: string) => !token.includes('.');

type StaffToken = { sessionId: string; claims?: Extract<TokenClaims, { aud: 'staff' }> };

/** Read afresh each time, so that ended sessions, changed roles and removed people count from the next request on. */
async function staff(deps: ViewerDeps, { sessionId, claims }: StaffToken): Promise<Identity> {
  const { db, clock } = deps;
  const found = await findSession(deps, sessionId);
  if (!found) {
    const gone = claims && !(await db.user.findUnique({ where: { id: claims.sub } }));
    throw gone ? accountGone() : sessionOver();
  }
  const { user, session } = found;
  if (!isLive(session, clock.now()) || (claims && claims.sub !== user.id)) throw sessionOver();
  noteUse(deps, sessionId, session);
  return {
    viewer: { kind: 'staff', user, sessionId, permissions: await permissionsOf(deps, user) },
    expiresAt: claims ? new Date(claims.exp * 1000) : session.expiresAt,
  };
}

type SessionRow = User & {
  sessionEndedAt: Date | null;
  sessionExpiresAt: Date;
  sessionCreatedAt: Date;
  sessionLastUsedAt: Date | null;
};

/** One statement instead of Prisma's two: it runs before everything else that the API is asked. */
async function findSession({ db }: ViewerDeps, sessionId: string) {
  const [row] = await db.$queryRaw<SessionRow[]>`
    SELECT "User".*, "Session"."endedAt" AS "sessionEndedAt", "Session"."expiresAt" AS "sessionExpiresAt",
      "Session"."createdAt" AS "sessionCreatedAt", "Session"."lastUsedAt" AS "sessionLastUsedAt"
    FROM "Session" JOIN "User" ON "User"."id" = "Session"."userId" WHERE "Session"."id" = ${sessionId}`;
  if (!row) return null;
  const {
    sessionEndedAt: endedAt,
    sessionExpiresAt: expiresAt,
    sessionCreatedAt: createdAt,
    sessionLastUsedAt: lastUsedAt,
    ...user
  } = row;
  return { user, session: { endedAt, expiresAt, createdAt, lastUsedAt } };
}

type VisitorClaims = Extract<TokenClaims, { aud: 'visitor' }>;

async function visitor({ db }: ViewerDeps, { sub, cid, aid, exp }: VisitorClaims): Promise<Identity> {
  const found = await db.visitor.findFirst({ where: { id: sub, clientId: cid, client: { deletedAt: null } } });
  if (!found) throw sessionOver();
  return {
    // Who was found to be somebody else has their conversations now.
    viewer: { kind: 'visitor', visitorId: found.mergedIntoId ?? sub, clientId: cid, assistantId: aid },
    expiresAt: new Date(exp * 1000),
  };
}
