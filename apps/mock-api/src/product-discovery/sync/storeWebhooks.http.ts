import type { StoreIntegration } from '@parley/db';
import type { Deps } from '#context.ts';
import type { Route } from '#transport/hooks.ts';
import { readText } from '#transport/readText.ts';
import { readWebhook, type StoreNews } from './readWebhook.ts';
import { noteOrder } from '../figures/noteOrder.ts';
import { announceStore } from './announceStore.ts';

const PATH = /^\/webhooks\/stores\/(shopify|wix|woocommerce)\/(stor_\w+)$/;

/**
 * `POST /webhooks/stores/{provider}/{id}`: what a shop tells of. 401 for what it has not signed, 413 for what is larger than any,
 * 404 for a shop that is not connected. What came before counts once.
 */
export function storeWebhooksRoute(deps: Deps): Route {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/webhooks/stores/')) return null;
    const [, provider, id] = PATH.exec(pathname) ?? [];
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    const store = id ? await deps.db.storeIntegration.findUnique({ where: { id } }) : null;
    if (!store || store.provider.toLowerCase() !== provider) return new Response(null, { status: 404 });
    const body = await readText(request);
    if (body === null) return new Response(null, { status: 413 });
    const news = await readWebhook(deps, store, { body, headers: request.headers });
    if (news === null) return new Response('The signature is missing or wrong.', { status: 401 });
    await takeNews(deps, store, news);
    return Response.json({ received: true });
  };
}

/** Takes in what a shop told of, once: in one step with the note that it came. */
async function takeNews(deps: Deps, store: StoreIntegration, { key, news }: StoreNews): Promise<void> {
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
