import { Prisma } from '@parley/db';
import { stemOf } from '@parley/retrieval/words';
import type { Deps } from '#context.ts';

/** From memory after the first time. */
const known = new WeakMap<Deps['db'], Map<string, number>>();

/** How many passages hold one of the spellings, counted at most once for each of them. */
export async function docsOf(db: Deps['db'], spellings: readonly string[]): Promise<number> {
  const counted = known.get(db) ?? new Map<string, number>();
  known.set(db, counted);
  const stems = [...new Set(spellings.map((one) => stemOf(one)))];
  const unknown = stems.filter((stem) => !counted.has(stem));
  if (unknown.length > 0) {
    const rows = await db.$queryRaw<{ term: string; doc: number }[]>(
      Prisma.sql`SELECT "term", "doc" FROM "PassageTerm" WHERE "term" IN (${Prisma.join(unknown)})`,
    );
    for (const stem of unknown) counted.set(stem, rows.find(({ term }) => term === stem)?.doc ?? 0);
  }
  return stems.reduce((sum, stem) => sum + (counted.get(stem) ?? 0), 0);
}

/** To be called whenever a passage was added, changed or removed. */
export const forgetDocs = (db: Deps['db']): void => {
  known.delete(db);
};
