import type { Deps } from '#context.ts';
import { oncePerHour } from '#background/oncePerHour.ts';

const DAY = 24 * 60 * 60_000;

/** Forgets how macros were run a day ago: nobody sends them again, or undoes them. To be called as time passes. */
export const forgetRuns = oncePerHour(async ({ db }: Pick<Deps, 'db' | 'clock'>, now) => {
  await db.macroRun.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - DAY) } } });
});
