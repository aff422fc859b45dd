import type { Deps } from '#context.ts';
import { oncePerHour } from '#background/oncePerHour.ts';

const DAY = 24 * 60 * 60_000;

/** Removes pictures that were uploaded a day ago for a form that was not saved. To be called as time passes. */
export const removeUnusedImages = oncePerHour(async ({ db }: Pick<Deps, 'db' | 'clock'>, now) => {
  await db.avatarImage.deleteMany({ where: { ownerId: null, createdAt: { lt: new Date(now.getTime() - DAY) } } });
});
