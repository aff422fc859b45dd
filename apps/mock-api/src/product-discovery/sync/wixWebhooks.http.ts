import type { Deps } from '#context.ts';
import { readWixWebhook } from '#outside/shops/wixWebhook.ts';
import type { Route } from '#transport/hooks.ts';
import { readText } from '#transport/readText.ts';
import { takeNews } from './takeNews.ts';

/**
 * `POST /webhooks/wix`: what any site of Wix tells that our app is in. 401 for what Wix has not signed, 413 for what is larger than
 * any. What came before counts once; what is said of a site that nobody has connected is taken, and nothing comes of it.
 */
export function wixWebhooksRoute(deps: Deps): Route {
  const { db, config, clock } = deps;
  return async (request) => {
    if (new URL(request.url).pathname !== '/webhooks/wix') return null;
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    const body = await readText(request);
    if (body === null) return new Response(null, { status: 413 });
    const told = config.wix.publicKey === '' ? null : await readWixWebhook(body, config.wix.publicKey, clock.now());
    if (told === null) return new Response('The signature is missing or wrong.', { status: 401 });
    const stores = await db.storeIntegration.findMany({ where: { provider: 'Wix', shop: told.instanceId } });
    for (const store of stores) {
      // Wix tells of all sites alike; who wants changes at another time gets them then.
      if (told.news.kind === 'Product' && store.syncMode !== 'Webhook') continue;
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await takeNews(deps, store, told);
    }
    return Response.json({ received: true });
  };
}
