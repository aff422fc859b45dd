import type { Route } from '#transport/hooks.ts';
import { readText } from '#transport/readText.ts';

/** Where the demo company's webhooks go: `POST` takes what is signed in the form that receivers know. */
export function createWebhookReceiverStandIn({ basePath }: { basePath: string }): Route {
  return async (request) => {
    if (new URL(request.url).pathname !== basePath) return null;
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    await readText(request);
    const isSigned = /^v1,\S+/.test(request.headers.get('webhook-signature') ?? '');
    return isSigned ? Response.json({ received: true }) : Response.json({ error: 'Not signed.' }, { status: 401 });
  };
}
