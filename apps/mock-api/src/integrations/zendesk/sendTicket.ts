import type { ExternalTicket, Integration } from '@parley/db';
import type { JobHandler } from '#background/jobs/job.ts';
import type { Deps } from '#context.ts';
import { ServiceError } from '#outside/request.ts';
import { withKeyLock } from '#withKeyLock.ts';
import { announceIntegration } from '../announceIntegration.ts';
import { loggedLine } from '../requestLog.ts';
import { announceTicket } from './announceTicket.ts';
import { bringUpToDate } from './bringUpToDate.ts';
import { openZendesk } from './openZendesk.ts';

const MINUTE = 60_000;
/** Before each further attempt while the helpdesk is away; then the last one again and again. */
const WAITS = [MINUTE / 4, MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE];
/** How long a helpdesk may be away until a ticket is given up. */
const PATIENCE = 3 * 24 * 60 * MINUTE;

/**
 * Job `sendTicket`: brings a conversation's ticket up to date. While the helpdesk is away it waits and tries again; while it does not
 * let us in, the ticket waits until somebody has connected it anew.
 */
export const sendTicket: JobHandler = {
  run: (deps, { job }) => sendTicketOf(deps, job.subjectId),
  onFailed: async (deps, { subjectId }, { message }) => {
    await announceTicket(deps, subjectId, { state: 'Failed', lastError: message });
  },
};

/** Brings the ticket of a conversation up to date, once at a time. `replayOfId`: the request that somebody has done again by this. */
export async function sendTicketOf(
  deps: Deps,
  conversationId: string,
  replayOfId: string | null = null,
): Promise<void> {
  await withKeyLock(`ticket ${conversationId}`, async () => {
    const found = await deps.db.externalTicket.findUnique({ where: { conversationId } });
    const integration =
      found &&
      (await deps.db.integration.findUnique({
        where: { clientId_kind: { clientId: found.clientId, kind: 'Zendesk' } },
      }));
    if (!found || !integration) return;
    const ticket = await ofThisAccount(deps, found, integration);
    const { line, write } = loggedLine(deps, integration, { conversationId, replayOfId });
    try {
      await bringUpToDate(deps, { ticket, integration, zendesk: openZendesk(deps, line, integration) });
      if (integration.status === 'Error' || integration.lastError !== null)
        await announceIntegration(deps, integration.id, { status: 'Connected', lastError: null });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      await noteFailure(deps, { ticket, integration, error });
    } finally {
      await write();
    }
  });
}

/** A ticket of an account that is connected no more stays there; the one that is connected gets one of its own. */
async function ofThisAccount({ db }: Deps, ticket: ExternalTicket, { id }: Integration): Promise<ExternalTicket> {
  if (ticket.integrationId === id) return ticket;
  return db.externalTicket.update({
    where: { id: ticket.id },
    data: {
      integrationId: id,
      externalId: null,
      url: null,
      status: null,
      statusAt: null,
      part: ticket.part + (ticket.externalId === null ? 0 : 1),
      sentUpTo: 0,
      isUncertain: false,
    },
  });
}

type Failure = { ticket: ExternalTicket; integration: Integration; error: ServiceError };

async function noteFailure(deps: Deps, { ticket, integration, error }: Failure): Promise<void> {
  const { db, clock, jobs } = deps;
  const { conversationId, attempts, requestedAt } = ticket;
  const now = clock.now();
  const isGivenUp =
    error.kind === 'Invalid' || error.kind === 'NotFound' || now.getTime() - requestedAt.getTime() > PATIENCE;
  await announceTicket(deps, conversationId, {
    lastError: error.message,
    attempts: attempts + 1,
    ...(isGivenUp && { state: 'Failed' }),
    // What was answered with a refusal was not done.
    ...(error.kind !== 'Away' && error.kind !== 'Malformed' && { isUncertain: false }),
  });
  await announceIntegration(deps, integration.id, {
    lastError: error.message,
    ...(error.kind === 'Refused' && { status: 'Error' }),
  });
  if (isGivenUp || !error.isPassing) return;
  const wait = Math.max(error.retryAfterMs ?? 0, WAITS[Math.min(attempts, WAITS.length - 1)] ?? MINUTE);
  const runAt = new Date(now.getTime() + wait);
  await db.$transaction((tx) =>
    jobs.enqueue(tx, { clientId: ticket.clientId, kind: 'sendTicket', subjectId: conversationId, runAt }),
  );
}
