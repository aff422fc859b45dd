import type { Prisma } from '@parley/db';
import type { Deps } from '#context.ts';

/** Writes what became of a shop, and tells everybody who looks at it. Nothing when it has been disconnected meanwhile. */
export async function announceStore(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  id: string,
  data: Prisma.StoreIntegrationUpdateManyMutationInput,
): Promise<void> {
  const [store] = await db.storeIntegration.updateManyAndReturn({ where: { id }, data });
  if (store) events.publish('store:changed', store.clientId, store);
}
