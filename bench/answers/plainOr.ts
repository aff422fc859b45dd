import type { Db } from '@parley/db';
import { Prisma } from '@parley/db';

/** The bare statement that ranks all passages with any of the words; answers their ids, the best first. */
export async function plainOr(db: Db, clientId: string, question: string, count: number): Promise<number[]> {
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const match = [...new Set(words)].map((word) => `"${word}"`).join(' OR ');
  const rows = await db.$queryRaw<{ id: number }[]>(Prisma.sql`
    SELECT p."id" AS "id" FROM "PassageIndex" JOIN "Passage" p ON p."id" = "PassageIndex"."rowid"
    WHERE "PassageIndex" MATCH ${match} AND p."clientId" = ${clientId} ORDER BY "PassageIndex"."rank" LIMIT ${count}
  `);
  return rows.map(({ id }) => id);
}
