import type { Deps } from '#context.ts';
import { tooManyAttempts } from './messages.ts';

type ThrottleDeps = Pick<Deps, 'db' | 'clock'>;

/** At most `hits` in a window that begins with the first of them. */
export type Limit = { key: string; hits: number; windowMs: number };

/** Within these milliseconds attempts may overtake each other. */
const AT_ONCE = 60_000;

type Hit = { key: string; resetsAt: Date };

/**
 * Takes one hit of each limit before the attempt is made, so that parallel guesses cannot race past it. Throws
 * TOO_MANY_ATTEMPTS when one has none left; then none is taken. Answers how to give the hits back, for attempts that
 * should not have counted.
 */
export async function takeHits(deps: ThrottleDeps, limits: readonly Limit[]): Promise<() => Promise<void>> {
  const taken: Hit[] = [];
  const giveBack = () => returnHits(deps, taken);
  await deps.db.throttle.deleteMany({ where: { OR: over(deps, limits) } });
  for (const limit of limits) {
    const hit = await takeHit(deps, limit);
    if (!hit) {
      await giveBack();
      throw tooManyAttempts(await secondsLeft(deps, limit));
    }
    taken.push(hit);
  }
  return giveBack;
}

/** Counts whose window has passed, or cannot have begun yet: the clock was put back. */
function over({ clock }: Pick<ThrottleDeps, 'clock'>, limits: readonly Limit[]) {
  const now = clock.now();
  const inFuture = limits.map(({ key, windowMs }) => {
    const latest = new Date(now.getTime() + windowMs + AT_ONCE);
    return { key, resetsAt: { gt: latest } };
  });
  return [{ resetsAt: { lte: now } }, ...inFuture];
}

/** One statement, so that of any number of parallel hits exactly as many as allowed get through. */
async function takeHit({ db, clock }: ThrottleDeps, { key, hits, windowMs }: Limit): Promise<Hit | null> {
  const resetsAt = new Date(clock.now().getTime() + windowMs);
  const rows = await db.$queryRaw<Hit[]>`
    INSERT INTO "Throttle" ("key", "hits", "resetsAt") VALUES (${key}, 1, ${resetsAt})
    ON CONFLICT ("key") DO UPDATE SET "hits" = "hits" + 1 WHERE "hits" < ${hits}
    RETURNING "key", "resetsAt"`;
  return rows[0] ?? null;
}

async function returnHits({ db }: ThrottleDeps, taken: readonly Hit[]): Promise<void> {
  for (const { key, resetsAt } of taken) {
    await db.throttle.updateMany({ where: { key, resetsAt, hits: { gt: 0 } }, data: { hits: { decrement: 1 } } });
  }
}

async function secondsLeft({ db, clock }: ThrottleDeps, { key, windowMs }: Limit): Promise<number> {
  const row = await db.throttle.findUnique({ where: { key } });
  const milliseconds = row ? row.resetsAt.getTime() - clock.now().getTime() : windowMs;
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
