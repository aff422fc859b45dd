import type { RefreshToken, Session } from '@parley/db';
import type { Context, Deps } from '#context.ts';
import { sessionOver } from './messages.ts';
import { deriveSecret, hashSecret } from './secrets.ts';
import { endSession, isLive } from './sessions.ts';
import { signAccessToken } from './tokens.ts';

/** How long a rotated token still answers its successor: for lost answers, and for tabs that refresh together. */
const GRACE_MS = 30_000;

type Usable = RefreshToken & { session: Session };

/** A new access token for a refresh token. Throws UNAUTHENTICATED; use after the grace ends the whole session. */
export async function refresh(context: Context, refreshToken: string): Promise<{ accessToken: string }> {
  return accessTokenOf(context, await usableToken(context, refreshToken));
}

/** As `refresh`; when the request asked for it, the token's successor goes into the response's extensions. */
export async function refreshAndRotate(context: Context, refreshToken: string): Promise<{ accessToken: string }> {
  const token = await usableToken(context, refreshToken);
  const payload = await accessTokenOf(context, token);
  if (context.requestExtensions.rotateRefreshToken === true) {
    context.responseExtensions.refreshToken = await rotate(context, token, refreshToken);
  }
  return payload;
}

async function usableToken(context: Context, refreshToken: string): Promise<Usable> {
  const { db, clock } = context;
  const now = clock.now();
  const token = await db.refreshToken.findUnique({
    where: { hash: hashSecret(refreshToken) },
    include: { session: true },
  });
  if (!token || !isLive(token.session, now)) throw sessionOver();
  if (token.rotatedAt && now.getTime() - token.rotatedAt.getTime() > GRACE_MS) {
    await endSession(context, { userId: token.session.userId, sessionId: token.sessionId });
    throw sessionOver();
  }
  return token;
}

async function accessTokenOf(deps: Pick<Deps, 'clock' | 'config'>, { session }: Usable) {
  const { userId, id: sessionId, rememberMe, expiresAt: sessionExpiresAt } = session;
  return { accessToken: await signAccessToken(deps, { userId, sessionId, rememberMe, sessionExpiresAt }) };
}

/**
 * The successor of a token. It is derived from the token, so asking again answers the same one although only its hash
 * is stored; of several requests at once the first one stores it.
 */
async function rotate({ db, clock, config }: Context, token: Usable, refreshToken: string): Promise<string> {
  const successor = deriveSecret(config.tokenSecret, `refresh:${refreshToken}`);
  const now = clock.now();
  await db.$transaction(async (tx) => {
    const { count } = await tx.refreshToken.updateMany({
      where: { hash: token.hash, rotatedAt: null },
      data: { rotatedAt: now },
    });
    if (count === 0) return;
    await tx.refreshToken.create({
      data: { hash: hashSecret(successor), sessionId: token.sessionId, createdAt: now },
    });
  });
  return successor;
}
