import type { Session } from '@parley/db';
import type { Deps } from '#context.ts';
import { inBackground } from '#background/inBackground.ts';

/** Finer would cost a write with every request, and tell nobody more. */
const NOTED_EVERY_MS = 5 * 60_000;

type Use = Pick<Session, 'createdAt' | 'lastUsedAt'>;

/** When a session was used last, as far as that is kept. */
export const lastUseOf = ({ createdAt, lastUsedAt }: Use): Date => lastUsedAt ?? createdAt;

/** Notes that a session is in use, now and then. Nobody waits for it, and nothing fails with it. */
export function noteUse({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string, session: Use): void {
  const now = clock.now();
  if (now.getTime() - lastUseOf(session).getTime() < NOTED_EVERY_MS) return;
  inBackground('Noting that a session is in use', async () => {
    await db.session.updateMany({
      // Of many requests at once the first one says it.
      where: { id, lastUsedAt: session.lastUsedAt },
      data: { lastUsedAt: now },
    });
  });
}
