import type { Deps } from '#context.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** When each database was last looked through: it is no work for every second. */
const lookedAt = new WeakMap<Deps['db'], number>();

/** Removes what was uploaded a day ago and belongs to nothing. To be called as time passes. */
export async function removeUnsent({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now().getTime();
  const since = Math.abs(now - (lookedAt.get(db) ?? -Infinity));
  if (since < HOUR) return;
  lookedAt.set(db, now);
  await db.attachment.deleteMany({
    where: { messageId: null, cannedReplyId: null, scheduledMessageId: null, createdAt: { lt: new Date(now - DAY) } },
  });
}
