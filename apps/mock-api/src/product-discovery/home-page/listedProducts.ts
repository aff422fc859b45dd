import type { Deps } from '#context.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

/** So many at most: some may be kept from visitors. */
const MOST = 60;
const LATELY = 30 * 24 * 60 * 60 * 1000;

/** The products of these shops that cost less than before, those with the largest reduction first. */
export async function onSaleProducts({ db }: Reading, storeIds: readonly string[]): Promise<number[]> {
  const reduced = await db.product.findMany({
    where: { storeId: { in: [...storeIds] }, compareAtPrice: { gt: db.product.fields.price } },
    select: { id: true, price: true, compareAtPrice: true },
  });
  const shareOf = ({ price, compareAtPrice }: (typeof reduced)[number]) => price / (compareAtPrice ?? price);
  return reduced
    .toSorted((one, other) => shareOf(one) - shareOf(other) || one.id - other.id)
    .slice(0, MOST)
    .map(({ id }) => id);
}

/** The products of these shops that visitors have opened most in the last thirty days. */
export async function popularProducts({ db, clock }: Reading, storeIds: readonly string[]): Promise<number[]> {
  const opened = await db.productEvent.groupBy({
    by: ['productId'],
    where: {
      storeId: { in: [...storeIds] },
      kind: 'Clicked',
      productId: { not: null },
      createdAt: { gte: new Date(clock.now().getTime() - LATELY) },
    },
    _count: true,
    orderBy: [{ _count: { productId: 'desc' } }, { productId: 'asc' }],
    take: MOST,
  });
  return opened.flatMap(({ productId }) => productId ?? []);
}
