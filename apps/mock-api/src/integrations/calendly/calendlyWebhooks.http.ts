import type { Deps } from '#context.ts';
import { isCalendlyWebhook, readCalendlyWebhook } from '#outside/calendly/calendlyWebhook.ts';
import type { Route } from '#transport/hooks.ts';
import { readText } from '#transport/readText.ts';
import { keepRequest } from '../requestLog.ts';
import { applyNews } from './bookings/applyNews.ts';
import { credentialsOf } from './calendlyAccount.ts';

const PATH = /^\/webhooks\/calendly\/(intg_\w+)$/;

/**
 * `POST /webhooks/calendly/{id}`: what Calendly tells of. 401 for what it has not signed just now, 413 for what is larger than any;
 * 410 once it is not connected any more, on which Calendly ends telling.
 */
export function calendlyWebhooksRoute(deps: Deps): Route {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith('/webhooks/calendly/')) return null;
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    const id = PATH.exec(pathname)?.[1];
    const integration = id ? await deps.db.integration.findUnique({ where: { id, kind: 'Calendly' } }) : null;
    if (!integration) return new Response(null, { status: 410 });
    const body = await readText(request);
    if (body === null) return new Response(null, { status: 413 });
    const { signingKey } = credentialsOf(deps, integration);
    const signature = request.headers.get('calendly-webhook-signature') ?? '';
    if (!isCalendlyWebhook(body, signature, signingKey, deps.clock.now())) {
      return new Response('The signature is missing, wrong or old.', { status: 401 });
    }
    const begun = performance.now();
    const news = readCalendlyWebhook(body);
    const conversationId = news && (await applyNews(deps, integration, news));
    await keepRequest(deps, integration.id, {
      direction: 'In',
      method: 'POST',
      url: `${deps.config.apiUrl}${pathname}`,
      status: 200,
      durationMs: Math.round(performance.now() - begun),
      request: body,
      response: null,
      conversationId,
    });
    return Response.json({ received: true });
  };
}
