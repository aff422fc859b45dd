import type { Deps } from '#context.ts';
import { oncePerHour } from '#background/oncePerHour.ts';

const DAY = 24 * 60 * 60_000;

/** Removes uploads that nobody has gone on with for a day. To be called as time passes. */
export const removeUnfinished = oncePerHour(async ({ db }: Pick<Deps, 'db' | 'clock'>, now) => {
  await db.article.deleteMany({
    where: { document: { hash: null, createdAt: { lt: new Date(now.getTime() - DAY) } } },
  });
});
