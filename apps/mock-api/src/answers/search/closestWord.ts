import { Prisma } from '@parley/db';
import { stemOf } from '@parley/retrieval/words';
import type { Deps } from '#context.ts';

/** Shorter stems have too many neighbours. */
const SHORTEST = 5;
const LONG = 8;

/** The word of an index that was most probably meant by one that it lacks; null when none is near. */
export async function closestWord(
  db: Deps['db'],
  word: string,
  terms: 'PassageTerm' | 'ProductTerm' = 'PassageTerm',
): Promise<string | null> {
  // The index holds stems.
  const stem = stemOf(word);
  if (stem.length < SHORTEST) return null;
  // Hardly anybody mistypes the first letter.
  const [first = ''] = word;
  const near = await db.$queryRaw<{ term: string; doc: number }[]>(
    Prisma.sql`SELECT "term", "doc" FROM ${Prisma.raw(`"${terms}"`)} WHERE "term" >= ${first} AND "term" < ${`${first}\u{10FFFF}`}`,
  );
  const most = stem.length >= LONG ? 2 : 1;
  let best: { term: string; distance: number; doc: number } | null = null;
  for (const { term, doc } of near) {
    const distance = editDistance(stem, term, most);
    const isBetter = !best || distance < best.distance || (distance === best.distance && doc > best.doc);
    if (distance <= most && isBetter) best = { term, distance, doc };
  }
  return best?.term ?? null;
}

/** How many letters must be added, dropped, changed or swapped with their neighbour; more than `most` is `most + 1`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped && row > 1 && column > 1 ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, current];
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}
