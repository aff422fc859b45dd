import { Prisma, type Db } from '@parley/db';
import { closestWord } from '#answers/search/closestWord.ts';

/** How many of the words a shop's titles and kinds have, or nearly spell. */
export async function countKnownWords(
  db: Db,
  storeId: string,
  words: readonly string[],
  variantsOf: (word: string) => readonly string[],
): Promise<number> {
  let known = 0;
  for (const word of words) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    if (await isKnown(db, storeId, variantsOf(word))) known += 1;
    else {
      // oxlint-disable-next-line no-await-in-loop
      const meant = await closestWord(db, word, 'ProductTerm');
      // oxlint-disable-next-line no-await-in-loop
      if (meant !== null && (await isKnown(db, storeId, [meant]))) known += 1;
    }
  }
  return known;
}

async function isKnown(db: Db, storeId: string, words: readonly string[]): Promise<boolean> {
  const match = `{title kind} : (${words.map((word) => `"${word.replaceAll('"', ' ')}"`).join(' OR ')})`;
  const rows = await db.$queryRaw<unknown[]>(Prisma.sql`
    SELECT 1 FROM "ProductIndex" CROSS JOIN "Product" p ON p."id" = "ProductIndex"."rowid"
    WHERE "ProductIndex" MATCH ${match} AND p."storeId" = ${storeId} LIMIT 1`);
  return rows.length > 0;
}
