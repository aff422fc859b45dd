import type { Deps } from '#context.ts';
import type { Route } from '#transport/hooks.ts';
import { readText } from '#transport/readText.ts';
import { readWebhook } from './readWebhook.ts';
import { takeNews } from './takeNews.ts';

const PATH = /^\/webhooks\/stores\/(shopify|woocommerce)\/(stor_\w+)$/;

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
