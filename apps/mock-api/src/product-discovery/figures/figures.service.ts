import { Prisma } from '@parley/db';
import type { Deps } from '#context.ts';

type Reading = Pick<Deps, 'db'>;
type Period = { from: Date; to: Date };

/** What came of products that were shown. Amounts in minor units. */
export type ProductFunnel = { shown: number; clicked: number; added: number; bought: number; revenue: number };

/** How often a shop's products were shown, opened, put into a cart and bought. */
export async function productFunnel({ db }: Reading, storeId: string, { from, to }: Period): Promise<ProductFunnel> {
  const groups = await db.productEvent.groupBy({
    by: ['kind'],
    where: { storeId, createdAt: { gte: from, lt: to } },
    _count: true,
    _sum: { amount: true },
  });
  const all = groups.map(({ kind, _count: count, _sum: sum }) => ({ kind, count, amount: sum.amount ?? 0 }));
  const countOf = (kind: string) => all.find((group) => group.kind === kind)?.count ?? 0;
  return {
    shown: countOf('Shown'),
    clicked: countOf('Clicked'),
    added: countOf('Added'),
    bought: countOf('Bought'),
    revenue: all.find(({ kind }) => kind === 'Bought')?.amount ?? 0,
  };
}

export type FruitlessSearch = { query: string; count: number; lastAt: Date };

type Row = { query: string; count: bigint | number; lastAt: string };

/** What visitors looked for in a shop and did not find, most often first; in the words of who asked last. */
export async function fruitlessSearches(
  { db }: Reading,
  storeId: string,
  { from, to, first }: Period & { first: number },
): Promise<FruitlessSearch[]> {
  const rows = await db.$queryRaw<Row[]>(Prisma.sql`
    SELECT "query", COUNT(*) AS "count", MAX("createdAt") AS "lastAt" FROM "ProductSearch"
    WHERE "storeId" = ${storeId} AND "found" = 0 AND "createdAt" >= ${from} AND "createdAt" < ${to} AND "key" <> ''
    GROUP BY "key" ORDER BY "count" DESC, "lastAt" DESC LIMIT ${first}`);
  return rows.map(({ query, count, lastAt }) => ({ query, count: Number(count), lastAt: new Date(lastAt) }));
}

/** How many of a shop's searches found nothing, of how many. */
export async function searchCounts(
  { db }: Reading,
  storeId: string,
  { from, to }: Period,
): Promise<{ searches: number; fruitless: number }> {
  const where = { storeId, createdAt: { gte: from, lt: to } };
  return {
    searches: await db.productSearch.count({ where }),
    fruitless: await db.productSearch.count({ where: { ...where, found: 0 } }),
  };
}
