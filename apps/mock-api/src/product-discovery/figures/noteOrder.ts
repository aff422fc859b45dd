import type { Prisma, StoreIntegration } from '@parley/db';

type Order = { orderId: string; amount: number; reference: string | null; now: Date };

/** Counts an order for the search that led to it; one that came by itself is none of ours. */
export async function noteOrder(
  tx: Prisma.TransactionClient,
  { id: storeId }: Pick<StoreIntegration, 'id'>,
  { orderId, amount, reference, now }: Order,
): Promise<void> {
  if (reference === null) return;
  const search = await tx.productSearch.findUnique({ where: { id: reference, storeId }, select: { id: true } });
  if (!search) return;
  const key = { searchId: search.id, kind: 'Bought' as const, reference: orderId };
  await tx.productEvent.upsert({
    where: { searchId_kind_reference: key },
    create: { ...key, storeId, amount, createdAt: now },
    update: { amount },
  });
}
