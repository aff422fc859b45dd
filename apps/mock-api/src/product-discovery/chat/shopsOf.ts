import type { Prisma, StoreIntegration } from '@parley/db';

type Of = { clientId: string; assistantId: string };

/** The shops that an assistant shows, the oldest first. */
export const shopsOf = (
  db: Pick<Prisma.TransactionClient, 'storeIntegration'>,
  { clientId, assistantId }: Of,
): Promise<StoreIntegration[]> =>
  db.storeIntegration.findMany({
    where: { clientId, productsCount: { gt: 0 }, assistants: { some: { assistantId } } },
    orderBy: { createdAt: 'asc' },
  });
