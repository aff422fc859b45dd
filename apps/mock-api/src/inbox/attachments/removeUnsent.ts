import type { Deps } from '#context.ts';
import { oncePerHour } from '#background/oncePerHour.ts';

const DAY = 24 * 60 * 60_000;

/** Removes what was uploaded a day ago and belongs to nothing. To be called as time passes. */
export const removeUnsent = oncePerHour(async ({ db }: Pick<Deps, 'db' | 'clock'>, now) => {
  await db.attachment.deleteMany({
    where: {
      messageId: null,
      cannedReplyId: null,
      scheduledMessageId: null,
      createdAt: { lt: new Date(now.getTime() - DAY) },
    },
  });
});
