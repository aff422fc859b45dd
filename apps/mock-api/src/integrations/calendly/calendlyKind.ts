import type { Integration, IntegrationRequest } from '@parley/db';
import * as v from 'valibot';
import type { Deps } from '#context.ts';
import { domainError } from '#errors.ts';
import { readCalendlyWebhook } from '#outside/calendly/calendlyWebhook.ts';
import { ask, ServiceError } from '#outside/request.ts';
import type { KindOfIntegration } from '../integrationKind.ts';
import { keepRequest, LONGEST_KEPT } from '../requestLog.ts';
import { applyNews } from './bookings/applyNews.ts';
import { calendlyUnlogged, credentialsOf, openCalendly, settingsOf, webhookUrl } from './calendlyAccount.ts';
import { bookingFlows } from './eventTypes.ts';
import { refreshAccount } from './fetchAccount.ts';

/** Calendly, as a service that companies connect. */
export const calendlyKind: KindOfIntegration = {
  flag: 'integratedWithCalendly',
  test: refreshAccount,
  impact: async ({ db, clock }, { clientId }) => {
    const flows = (await bookingFlows(db, clientId)).map(({ flow }) => flow.name);
    const ahead = await db.booking.count({
      where: { clientId, status: { in: ['Scheduled', 'Rescheduled'] }, startAt: { gt: clock.now() } },
    });
    return [
      ...(flows.length > 0 ? [offeredBy(flows)] : []),
      ...(ahead > 0 ? [stillAhead(ahead)] : []),
      'Its request log is deleted, and so is the token that lets us in.',
    ];
  },
  // What is offered stays where it is, and says that nothing can be booked.
  forget: async () => {},
  tellOfDisconnection: async (deps, integration) => {
    const { userUri: uri, organizationUri } = settingsOf(integration);
    const { token } = credentialsOf(deps, integration);
    await calendlyUnlogged(deps, token).unwatch(webhookUrl(deps, integration), { uri, organizationUri });
  },
  whyNotReplayed,
  replay,
};

const offeredBy = (flows: readonly string[]) =>
  `Visitors can book no more in ${new Intl.ListFormat('en-GB').format(flows)}: the booking is passed over there.`;
const stillAhead = (count: number) =>
  `${count === 1 ? 'One booking that is ahead stays' : `${count} bookings that are ahead stay`} at Calendly; when they are moved or called off, nobody sees it here.`;

function whyNotReplayed({ direction, method, request }: IntegrationRequest): string | null {
  if (direction === 'In') {
    return request === null || request.length >= LONGEST_KEPT ? 'Not all of what Calendly said was kept.' : null;
  }
  return method === 'GET' ? null : 'What books, moves or calls off is not done twice.';
}

async function replay(deps: Deps, integration: Integration, request: IntegrationRequest): Promise<void> {
  if (request.direction === 'In') return replayNews(deps, integration, request);
  const url = new URL(request.url, deps.config.apiUrl).href;
  if (!url.startsWith(`${deps.config.calendly.apiUrl}/`))
    throw domainError('BAD_INPUT', 'This went to another address of Calendly.');
  const { line, write } = openCalendly(deps, integration, { replayOfId: request.id });
  const { token } = credentialsOf(deps, integration);
  try {
    await ask(line, { url, headers: { authorization: `Bearer ${token}` } }, v.unknown());
  } catch (error) {
    // What came of it stands in the log.
    if (!(error instanceof ServiceError)) throw error;
  } finally {
    await write();
  }
}

/** Takes in once more what Calendly has told of; what is known already changes nothing. */
async function replayNews(deps: Deps, integration: Integration, { id, ...told }: IntegrationRequest): Promise<void> {
  const news = readCalendlyWebhook(told.request ?? '');
  const conversationId = news && (await applyNews(deps, integration, news));
  const { method, url, request } = told;
  const kept = { method, url, request, response: null, durationMs: 0, status: news ? 200 : 422 };
  await keepRequest(deps, integration.id, { ...kept, direction: 'In', replayOfId: id, conversationId });
}
