import type { Integration } from '@parley/db';
import type { Deps } from '#context.ts';
import { announceChange, appendEvent } from '#inbox/live/appendEvent.ts';
import { told } from '#inbox/live/conversationEvent.ts';
import { ServiceError } from '#outside/request.ts';
import { isZendeskWebhook, statusIn } from '#outside/zendesk/zendeskWebhook.ts';
import type { Route } from '#transport/hooks.ts';
import { readText } from '#transport/readText.ts';
import { keepRequest } from '../requestLog.ts';
import { statusOf } from './bringUpToDate.ts';
import { zendeskCredentials } from './openZendesk.ts';

const BEGINS = '/webhooks/integrations/zendesk/';

/**
 * `POST /webhooks/integrations/zendesk/{id}`: what Zendesk tells of tickets. 401 for what it has not signed, or not lately; 413 for what
 * is larger than any, 404 for an account that is not connected. What came before counts once.
 */
export function zendeskWebhooksRoute(deps: Deps): Route {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (!pathname.startsWith(BEGINS)) return null;
    if (request.method !== 'POST') return new Response(null, { status: 405, headers: { Allow: 'POST' } });
    const begun = performance.now();
    const integration = await deps.db.integration.findUnique({ where: { id: pathname.slice(BEGINS.length) } });
    if (integration?.kind !== 'Zendesk') return new Response(null, { status: 404 });
    const body = await readText(request);
    if (body === null) return new Response(null, { status: 413 });
    if (!isSigned(deps, integration, { body, headers: request.headers }))
      return new Response('The signature is missing, wrong or old.', { status: 401 });
    const { said, conversationId } = await takeStatus(deps, integration, body);
    await keepRequest(deps, integration.id, {
      direction: 'In',
      method: 'POST',
      url: `${deps.config.apiUrl}${pathname}`,
      status: 200,
      durationMs: Math.round(performance.now() - begun),
      request: body,
      response: said,
      conversationId,
    });
    return Response.json({ received: true });
  };
}

function isSigned(
  deps: Deps,
  integration: Integration,
  { body, headers }: { body: string; headers: Headers },
): boolean {
  try {
    const { webhookSecret: secret } = zendeskCredentials(deps, integration);
    return isZendeskWebhook({ secret, body, headers, now: deps.clock.now() });
  } catch (error) {
    if (error instanceof ServiceError) return false;
    throw error;
  }
}

/** Takes in what a webhook says of a ticket, once. Answers what came of it, and the conversation that it was about. */
export async function takeStatus(
  deps: Pick<Deps, 'db' | 'clock' | 'events'>,
  { id: integrationId }: Pick<Integration, 'id'>,
  body: string,
): Promise<{ said: string; conversationId: string | null }> {
  const news = statusIn(body);
  if (!news) return { said: 'This is nothing that Parley has asked to be told.', conversationId: null };
  const { db, clock, events } = deps;
  const now = clock.now();
  const status = statusOf(news.status);
  const result = await db.$transaction(async (tx) => {
    const key = `${integrationId} ${news.key}`;
    const ticket = await tx.externalTicket.findFirst({ where: { integrationId, externalId: news.ticketId } });
    const conversationId = ticket?.conversationId ?? null;
    if (!ticket) return { said: 'No conversation has this ticket.', conversationId };
    if (await tx.receivedWebhook.findUnique({ where: { key } })) return { said: 'It came before.', conversationId };
    await tx.receivedWebhook.create({ data: { key, receivedAt: now } });
    if (ticket.statusAt && ticket.statusAt > news.at) return { said: 'Something newer is known.', conversationId };
    await tx.externalTicket.update({
      where: { id: ticket.id },
      data: { status, statusAt: news.at, lastSyncAt: now },
    });
    const conversation = await tx.conversation.findUniqueOrThrow({ where: { id: ticket.conversationId } });
    const isSolved = status === 'Solved' && ticket.status !== 'Solved';
    const changed = isSolved
      ? await appendEvent(tx, { conversation, event: told.ticketSolved(news.ticketId), now })
      : {
          conversation: await tx.conversation.update({
            where: { id: conversation.id },
            data: { version: { increment: 1 } },
          }),
          messages: [],
        };
    return { said: `Ticket ${news.ticketId} is ${news.status}.`, conversationId, changed };
  });
  if ('changed' in result && result.changed) announceChange({ events }, result.changed);
  return { said: result.said, conversationId: result.conversationId };
}
