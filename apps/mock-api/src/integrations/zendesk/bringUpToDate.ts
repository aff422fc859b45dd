import { createHash } from 'node:crypto';
import type { ExternalTicket, Integration, TicketStatus } from '@parley/db';
import type { Deps } from '#context.ts';
import { announceChange, appendEvent } from '#inbox/live/appendEvent.ts';
import { told } from '#inbox/live/conversationEvent.ts';
import { ServiceError } from '#outside/request.ts';
import type { Zendesk, ZendeskTicket } from '#outside/zendesk/zendesk.ts';
import { announceTicket } from './announceTicket.ts';
import { zendeskUrl } from './openZendesk.ts';
import { fieldValues } from './ticketFields.ts';
import { headingOf, noteOf, type Said } from './transcriptFor.ts';
import { priorityAt, settingsOf } from './zendeskSettings.ts';

/** Of a conversation, the newest. */
const MOST_MESSAGES = 1000;

type Sending = { ticket: ExternalTicket; integration: Integration; zendesk: Zendesk };

/**
 * Makes a conversation's ticket, or tells it what is new, each once: before something is sent it is written down, and while nobody
 * knows what became of that, the helpdesk is asked first. Throws ServiceErrors.
 */
export async function bringUpToDate(deps: Deps, { ticket: before, integration, zendesk }: Sending): Promise<void> {
  const { db, config } = deps;
  const conversation = await db.conversation.findUnique({
    where: { id: before.conversationId },
    include: { visitor: true },
  });
  if (!conversation) return;
  const settings = settingsOf(integration);
  const known = await knownAtZendesk(deps, { ticket: before, zendesk, number: conversation.number });
  const { ticket, current, followUpOf } = await nowAtZendesk(deps, known, zendesk);
  const messages = await unsentOf(deps, ticket);
  if (current && messages.length === 0) return settle(deps, { ticket, answer: current, integration });

  const url = `${config.webUrl}/dashboard/inbox/${conversation.id}`;
  const note = noteOf({ ...conversation, messages, url }, settings.transcript);
  const priority = priorityAt(settings, conversation.priority);
  const { visitorName, visitorEmail, visitor } = conversation;
  const fields = fieldValues(settings.fieldMap ?? [], { conversation, visitor, url });
  await db.externalTicket.update({ where: { id: ticket.id }, data: { isUncertain: true } });
  const answer = current
    ? await zendesk.updateTicket(current.id, { note, priority })
    : await zendesk.createTicket(
        {
          subject: `Conversation #${conversation.number} with ${visitorName}`,
          note,
          requester: visitorEmail === null ? null : { name: visitorName, email: visitorEmail },
          priority,
          tags: settings.tags,
          groupId: settings.groupId === null ? null : Number(settings.groupId),
          fields,
          externalId: knownAs(ticket),
          followUpOf,
        },
        keyOf(ticket, `${note} ${JSON.stringify(fields)}`),
      );
  await settle(deps, { ticket, answer, integration, sentUpTo: messages.at(-1)?.sequence, isNew: !current });
}

/** What our tickets are known as at the helpdesk. */
const knownAs = ({ conversationId, part }: ExternalTicket) =>
  part === 1 ? `parley-${conversationId}` : `parley-${conversationId}-${part}`;

/** The same for the same words: Zendesk refuses a key that comes with others. */
const keyOf = (ticket: ExternalTicket, words: string) =>
  `${knownAs(ticket)}-${createHash('sha256').update(words).digest('hex').slice(0, 16)}`;

type Known = { ticket: ExternalTicket; zendesk: Zendesk; number: number };

/** Finds out what became of what was sent last, where nobody knows. */
async function knownAtZendesk({ db }: Deps, { ticket, zendesk, number }: Known): Promise<ExternalTicket> {
  if (!ticket.isUncertain) return ticket;
  const externalId = ticket.externalId ?? (await zendesk.ticketsKnownAs(knownAs(ticket))).at(-1)?.id ?? null;
  const heading = headingOf({ number, messages: [] }).replace(/messages .*$/, 'messages ');
  const sent =
    externalId === null
      ? []
      : (await zendesk.comments(Number(externalId)))
          .filter(({ plain_body: body }) => body.startsWith(heading))
          .map(({ plain_body: body }) => Number(/^.*? to (\d+)/.exec(body)?.[1] ?? 0));
  return db.externalTicket.update({
    where: { id: ticket.id },
    data: {
      externalId: externalId === null ? null : String(externalId),
      sentUpTo: Math.max(ticket.sentUpTo, ...sent),
      isUncertain: false,
    },
  });
}

type Now = { ticket: ExternalTicket; current: ZendeskTicket | null; followUpOf: number | null };

/** The ticket as it stands; a closed one, and one that was deleted, is followed by a new one. */
async function nowAtZendesk({ db }: Deps, ticket: ExternalTicket, zendesk: Zendesk): Promise<Now> {
  if (ticket.externalId === null) return { ticket, current: null, followUpOf: null };
  const id = Number(ticket.externalId);
  const current = await zendesk.ticket(id).catch((error: unknown) => {
    if (error instanceof ServiceError && error.kind === 'NotFound') return null;
    throw error;
  });
  if (current && current.status !== 'closed') return { ticket, current, followUpOf: null };
  // Nothing new: nothing follows.
  if (current && (await unsentOf({ db }, ticket)).length === 0) return { ticket, current, followUpOf: null };
  const next = await db.externalTicket.update({
    where: { id: ticket.id },
    data: { externalId: null, part: ticket.part + 1, ...(!current && { sentUpTo: 0 }) },
  });
  return { ticket: next, current: null, followUpOf: current ? id : null };
}

/** What the visitor sees of the conversation, and the ticket has not been told; oldest first. */
async function unsentOf({ db }: Pick<Deps, 'db'>, { conversationId, sentUpTo }: ExternalTicket): Promise<Said[]> {
  const messages = await db.message.findMany({
    where: { conversationId, visitorSequence: { not: null }, takenBackAt: null, sequence: { gt: sentUpTo } },
    orderBy: { sequence: 'desc' },
    include: { attachments: { select: { name: true }, orderBy: { position: 'asc' } } },
    take: MOST_MESSAGES,
  });
  return messages.toReversed();
}

const STATUS: Readonly<Record<ZendeskTicket['status'], TicketStatus>> = {
  new: 'New',
  open: 'Open',
  pending: 'Pending',
  hold: 'Hold',
  solved: 'Solved',
  closed: 'Closed',
};

export const statusOf = (status: ZendeskTicket['status']): TicketStatus => STATUS[status];

type Settled = {
  ticket: ExternalTicket;
  answer: ZendeskTicket;
  integration: Integration;
  sentUpTo?: number | undefined;
  isNew?: boolean;
};

/** Writes down what the helpdesk has now, and tells of a new ticket in the conversation. */
async function settle(deps: Deps, { ticket, answer, integration, sentUpTo, isNew }: Settled): Promise<void> {
  const { db, clock } = deps;
  const { conversationId } = ticket;
  const now = clock.now();
  const externalId = String(answer.id);
  const changed = await db.$transaction(async (tx) => {
    // Asked for again meanwhile: that job is waiting, and says when it is done.
    const isAskedAgain = await tx.job.count({
      where: { subjectId: conversationId, kind: 'sendTicket', state: 'Waiting' },
    });
    const { count } = await tx.externalTicket.updateMany({
      where: { id: ticket.id },
      data: {
        externalId,
        url: `${zendeskUrl(deps, settingsOf(integration).subdomain)}/agent/tickets/${externalId}`,
        status: statusOf(answer.status),
        statusAt: new Date(answer.updated_at),
        ...(isAskedAgain === 0 && { state: 'Sent' }),
        isUncertain: false,
        attempts: 0,
        lastError: null,
        lastSyncAt: now,
        ...(sentUpTo !== undefined && { sentUpTo }),
      },
    });
    const conversation = await tx.conversation.findUnique({ where: { id: conversationId } });
    if (count === 0 || !conversation || !isNew) return null;
    return appendEvent(tx, { conversation, event: told.ticketCreated(externalId), now });
  });
  if (changed) announceChange(deps, changed);
  else await announceTicket(deps, conversationId, {});
}
