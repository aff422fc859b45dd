import type { IntegrationRequest } from '@parley/db';
import type { Deps } from '#context.ts';
import { ServiceError } from '#outside/request.ts';
import type { KindOfIntegration } from '../integrationKind.ts';
import { hasFailed, keepRequest, loggedLine, LONGEST_KEPT } from '../requestLog.ts';
import { unwatchQuietly, withoutSecrets } from './connectZendesk.ts';
import { openZendesk } from './openZendesk.ts';
import { sendWaiting } from './queueTicket.ts';
import { sendTicketOf } from './sendTicket.ts';
import { takeStatus } from './zendeskWebhooks.http.ts';
import { fieldsAt } from './ticketFields.ts';
import { settingsOf, type StoredSettings } from './zendeskSettings.ts';

/** Zendesk, as one of the services that can be connected. */
export const zendeskKind: KindOfIntegration = {
  flag: 'integratedWithZendesk',

  test: async (deps, integration) => {
    const { line, write } = loggedLine(deps, integration);
    try {
      const zendesk = openZendesk(deps, line, integration);
      const me = await zendesk.me();
      if (me.id === null)
        throw new ServiceError('Refused', 'Zendesk does not accept our access any more. Connect it again.');
      const groups = (await zendesk.groups()).map(({ id, name }) => ({ id: String(id), name }));
      const ticketFields = await fieldsAt(zendesk);
      await deps.db.$transaction(async (tx) => {
        const now = await tx.integration.findUnique({ where: { id: integration.id } });
        if (!now) return;
        const before = settingsOf(now);
        const settings: StoredSettings = {
          ...before,
          groups,
          ticketFields,
          // One that is gone is filled no more.
          fieldMap: (before.fieldMap ?? []).filter(({ fieldId }) => ticketFields.some(({ id }) => id === fieldId)),
        };
        await tx.integration.update({ where: { id: now.id }, data: { settings: JSON.stringify(settings) } });
        await sendWaiting(tx, integration.clientId, deps.clock.now());
      });
    } finally {
      await write();
    }
  },

  impact: async ({ db }, integration) => {
    const { createTicketOn } = settingsOf(integration);
    const waiting = await db.externalTicket.count({ where: { integrationId: integration.id, state: 'Queued' } });
    const linked = await db.externalTicket.count({
      where: { integrationId: integration.id, externalId: { not: null } },
    });
    const requests = await db.integrationRequest.count({ where: { integrationId: integration.id } });
    return [
      WHEN[createTicketOn],
      ...(waiting > 0 ? [`${counted(waiting, 'ticket that waits', 'tickets that wait')} to be sent will not be.`] : []),
      ...(linked > 0
        ? [
            `${counted(linked, 'conversation keeps the link to its ticket', 'conversations keep the links to their tickets')}; what becomes of that is not followed any more.`,
          ]
        : []),
      `Its settings and ${counted(requests, 'logged request', 'logged requests')} are deleted.`,
    ];
  },

  forget: async (tx, { id: integrationId }) => {
    await tx.externalTicket.deleteMany({ where: { integrationId, externalId: null } });
    await tx.externalTicket.updateMany({
      where: { integrationId, state: 'Queued' },
      data: { state: 'Sent', lastError: null },
    });
  },

  tellOfDisconnection: unwatchQuietly,

  whyNotReplayed: (request) => {
    if (request.direction === 'In')
      return (request.request?.length ?? 0) < LONGEST_KEPT ? null : 'It was too long to be kept whole.';
    if (isReading(request)) return null;
    if (!hasFailed(request)) return 'It went well, and would be done twice.';
    return request.conversationId === null ? 'Connect Zendesk again instead.' : null;
  },

  replay: async (deps, integration, request) => {
    if (request.direction === 'In') return replayWebhook(deps, request);
    // What was to be sent is sent as it stands now, once; the same request again could be the second of its kind.
    if (!isReading(request)) return sendAgain(deps, request);
    const { line, write } = loggedLine(deps, integration, {
      conversationId: request.conversationId,
      replayOfId: request.id,
    });
    const hidden = {
      ...line,
      onExchange: (exchange: Parameters<typeof withoutSecrets>[0]) => line.onExchange?.(withoutSecrets(exchange)),
    };
    try {
      const [, path = ''] = request.url.split('/api/v2');
      await openZendesk(deps, hidden, integration).read(path);
    } catch (error) {
      // What came of it stands in the log.
      if (!(error instanceof ServiceError)) throw error;
    } finally {
      await write();
    }
  },
};

const WHEN: Readonly<Record<StoredSettings['createTicketOn'], string>> = {
  Handoff: 'Conversations that are handed over do not become tickets any more.',
  Resolved: 'Resolved conversations do not become tickets any more.',
  OnDemand: 'Nobody can make a ticket of a conversation any more.',
};

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const isReading = ({ method }: IntegrationRequest) => method === 'GET';

async function sendAgain(deps: Deps, { id, conversationId }: IntegrationRequest): Promise<void> {
  if (conversationId === null) return;
  // What waits to do the same need not.
  await deps.db.$transaction((tx) => deps.jobs.cancel(tx, conversationId, 'sendTicket'));
  await sendTicketOf(deps, conversationId, id);
}

async function replayWebhook(
  deps: Deps,
  { id, integrationId, method, url, request }: IntegrationRequest,
): Promise<void> {
  const begun = performance.now();
  const { said, conversationId } = await takeStatus(deps, { id: integrationId }, request ?? '');
  await keepRequest(deps, integrationId, {
    direction: 'In',
    method,
    url,
    status: 200,
    durationMs: Math.round(performance.now() - begun),
    request,
    response: said,
    conversationId,
    replayOfId: id,
  });
}
