import type { Prisma, Product, StoreIntegration } from '@parley/db';
import { contentWords } from '@parley/retrieval/words';
import type { ProductFilter, ProductSort } from '#__generated__/resolvers.ts';
import { pageSize } from '#connection.ts';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { readWords } from '../json.ts';

type Reading = Pick<Deps, 'db'>;
type Asked = { filter?: ProductFilter | null; sort?: ProductSort | null; first?: number | null; skip?: number | null };

const ORDERS: Readonly<Record<ProductSort, Prisma.ProductOrderByWithRelationInput>> = {
  TitleAscending: { title: 'asc' },
  TitleDescending: { title: 'desc' },
  PriceAscending: { price: 'asc' },
  PriceDescending: { price: 'desc' },
  StockAscending: { stockQuantity: 'asc' },
  StockDescending: { stockQuantity: 'desc' },
};

/** A page of what a shop sells. Throws BAD_INPUT. */
export async function listProducts(
  { db }: Reading,
  { id: storeId }: StoreIntegration,
  { filter, sort, first, skip }: Asked,
) {
  const take = pageSize('first', first, 20);
  if ((skip ?? 0) < 0) throw domainError('BAD_INPUT', 'Skip no fewer than none.', { field: 'skip' });
  const where: Prisma.ProductWhereInput = {
    storeId,
    AND: [
      ...contentWords(filter?.search ?? '').map((word) => ({
        OR: [{ title: { contains: word } }, { sku: { contains: word } }, { tags: { contains: word } }],
      })),
      ...(filter?.collection ? [{ collections: { contains: JSON.stringify(filter.collection) } }] : []),
    ],
    ...(filter?.inStock !== undefined && filter?.inStock !== null && { inStock: filter.inStock }),
  };
  const nodes = await db.product.findMany({
    where,
    orderBy: [ORDERS[sort ?? 'TitleAscending'], { id: 'asc' }],
    take,
    skip: skip ?? 0,
  });
  return { totalCount: await db.product.count({ where }), nodes };
}

/** What a shop's products can be told apart by, most first. */
export async function facetsOf({ db }: Reading, { id: storeId }: StoreIntegration) {
  const rows = await db.product.findMany({
    where: { storeId },
    select: { collections: true, tags: true, productType: true },
  });
  return {
    collections: counted(rows.flatMap(({ collections }) => readWords(collections))),
    tags: counted(rows.flatMap(({ tags }) => readWords(tags))),
    types: counted(rows.map(({ productType }) => productType).filter(Boolean)),
  };
}

const MOST_VALUES = 100;

function counted(values: readonly string[]) {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, MOST_VALUES);
}

/** Those of a shop by the shop's own ids, in the order asked for; gone ones are left out. */
export async function productsByExternalId(
  { db }: Reading,
  storeId: string,
  externalIds: readonly string[],
): Promise<Product[]> {
  const rows = await db.product.findMany({ where: { storeId, externalId: { in: [...externalIds] } } });
  return externalIds.flatMap((externalId) => rows.find((row) => row.externalId === externalId) ?? []);
}
