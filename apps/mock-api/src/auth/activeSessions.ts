import type { Session } from '@parley/db';
import { audit, by } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { noSuchSession } from './messages.ts';
import { lastUseOf } from './sessionUse.ts';
import { endOtherSessions, endSession } from './sessions.ts';

/** Which of whose sessions asks. */
type Own = { userId: string; sessionId: string };

/** The sessions of a person that go on: the one that asks first, then the one that was used last. */
export async function activeSessions({ db, clock }: Context, { userId, sessionId }: Own): Promise<Session[]> {
  const sessions = await db.session.findMany({
    where: { userId, endedAt: null, expiresAt: { gt: clock.now() } },
  });
  const rank = (session: Session) => (session.id === sessionId ? Infinity : lastUseOf(session).getTime());
  return sessions.toSorted((one, other) => rank(other) - rank(one));
}

/** Ends one of a person's own sessions. Throws NOT_FOUND for one that has ended, and for anybody else's. */
export async function revokeSession(context: Context, { userId, sessionId }: Own): Promise<void> {
  if (!(await endSession(context, { userId, sessionId }))) throw noSuchSession();
  await audit(context.db, by(context), { action: 'SessionEnded', detail: 'one other' });
}

/** Ends all of a person's sessions but the one that asks. */
export async function revokeOtherSessions(context: Context, own: Own): Promise<void> {
  const count = await endOtherSessions(context, own);
  if (count > 0) await audit(context.db, by(context), { action: 'SessionEnded', detail: 'all others' });
}
