import type { StoreIntegration } from '@parley/db';
import type { Deps } from '#context.ts';
import { noteOrder } from '../figures/noteOrder.ts';
import { announceStore } from './announceStore.ts';
import type { StoreNews } from './readWebhook.ts';

/** Takes in what a shop told of, once: in one step with the note that it came. */
export async function takeNews(deps: Deps, store: StoreIntegration, { key, news }: StoreNews): Promise<void> {
  const { db, clock, jobs } = deps;
  const isNew = await db.$transaction(async (tx) => {
    const received = { key: `${store.id} ${key}`, receivedAt: clock.now() };
    if (await tx.receivedWebhook.findUnique({ where: { key: received.key } })) return false;
    await tx.receivedWebhook.create({ data: received });
    if (news.kind === 'Product') {
      const { externalId } = news;
      const payload = { storeId: store.id, externalId };
      await jobs.enqueue(tx, {
        clientId: store.clientId,
        kind: 'fetchProduct',
        subjectId: `${store.id} ${externalId}`,
        payload,
      });
    }
    if (news.kind === 'Order') await noteOrder(tx, store, { ...news, now: clock.now() });
    return true;
  });
  if (isNew && news.kind === 'Removed') {
    await announceStore(deps, store.id, {
      state: 'Error',
      nextSyncAt: null,
      lastError: 'Parley was removed from the shop. Connect it again.',
    });
  }
}
