import { Prisma } from '@parley/db';
import { contentWords, variantsOf } from '@parley/retrieval/words';
import type { Deps } from '#context.ts';
import { closestWord } from './closestWord.ts';

type Found = { id: number; rank: number };

/** With fewer that hold all of the words, those that hold one are looked at as well. */
const ENOUGH = 8;
const MOST = 60;
/** How much a word counts in title, heading, text and further questions. */
const WEIGHTS = '2.0, 1.5, 1.0, 1.5';

/** What the words of a question led to. */
export type WordHits = {
  /** BM25 of each passage, larger is better. */
  scores: ReadonlyMap<number, number>;
  /** Words of the question that no passage holds, however they are spelled. */
  missing: string[];
};

/** Finds the passages of a company that hold the words of a question, or words that mean or nearly spell the same. */
export async function findWords({ db }: Pick<Deps, 'db'>, clientId: string, question: string): Promise<WordHits> {
  const words = contentWords(question);
  const groups: string[] = [];
  const missing: string[] = [];
  for (const word of words) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const spelled = await spellingsOf(db, word);
    if (spelled.length === 0) missing.push(word);
    else groups.push(`(${spelled.map((one) => `"${one}"`).join(' OR ')})`);
  }
  if (groups.length === 0) return { scores: new Map(), missing };
  const all = await search(db, clientId, groups.join(' AND '));
  const found = all.length >= ENOUGH || groups.length === 1 ? all : await search(db, clientId, groups.join(' OR '));
  return { scores: new Map(found.map(({ id, rank }) => [id, -rank])), missing };
}

/** How a word may stand in the index: itself and its synonyms, or else what it was meant to be. */
async function spellingsOf(db: Deps['db'], word: string): Promise<string[]> {
  const variants = variantsOf(word);
  const known = await db.$queryRaw<{ found: number }[]>(
    Prisma.sql`SELECT 1 AS "found" FROM "PassageIndex" WHERE "PassageIndex" MATCH ${variants.map((one) => `"${one}"`).join(' OR ')} LIMIT 1`,
  );
  if (known.length > 0) return variants;
  const meant = await closestWord(db, word);
  return meant === null ? [] : [meant];
}

const search = (db: Deps['db'], clientId: string, match: string) =>
  db.$queryRaw<Found[]>(Prisma.sql`
    SELECT p."id" AS "id", bm25("PassageIndex", ${Prisma.raw(WEIGHTS)}) AS "rank"
    FROM "PassageIndex" JOIN "Passage" p ON p."id" = "PassageIndex"."rowid"
    WHERE "PassageIndex" MATCH ${match} AND p."clientId" = ${clientId} AND p."isEnabled"
    ORDER BY "rank" LIMIT ${MOST}
  `);
