import type { Conversation, ExternalTicket, Integration, Prisma } from '@parley/db';
import { createJobQueue } from '#background/jobs/jobQueue.ts';
import { newId } from '#ids.ts';
import type { ConversationEvent } from '#inbox/live/conversationEvent.ts';
import { settingsOf } from './zendeskSettings.ts';

type After = { conversation: Conversation; events: readonly Pick<ConversationEvent, 'type'>[]; now: Date };

/** Has a conversation sent to the helpdesk where what happened to it asks for that. Part of the transaction in which it happened. */
export async function ticketAfter(tx: Prisma.TransactionClient, { conversation, events, now }: After): Promise<void> {
  const trigger = events.map(({ type }) => triggerOf(type)).find((one) => one !== null);
  if (!trigger) return;
  const { clientId } = conversation;
  const integration = await tx.integration.findUnique({ where: { clientId_kind: { clientId, kind: 'Zendesk' } } });
  if (!integration || settingsOf(integration).createTicketOn !== trigger) return;
  await queueTicket(tx, { conversation, integration, now });
}

function triggerOf(type: ConversationEvent['type']) {
  if (type === 'HandoffRequested' || type === 'HandedOver') return 'Handoff';
  return type === 'Resolved' ? 'Resolved' : null;
}

type Queued = { conversation: Pick<Conversation, 'id' | 'clientId'>; integration: Integration; now: Date };

/** Has a conversation become a ticket, or its ticket told of what is new. */
export async function queueTicket(
  tx: Prisma.TransactionClient,
  { conversation: { id: conversationId, clientId }, integration, now }: Queued,
): Promise<ExternalTicket> {
  const asked = { state: 'Queued', attempts: 0, lastError: null, requestedAt: now } as const;
  const ticket = await tx.externalTicket.upsert({
    where: { conversationId },
    create: { ...asked, id: newId('ExternalTicket'), clientId, conversationId, integrationId: integration.id },
    update: asked,
  });
  await enqueueTicket(tx, ticket, now);
  return ticket;
}

const enqueueTicket = (
  tx: Prisma.TransactionClient,
  { clientId, conversationId }: Pick<ExternalTicket, 'clientId' | 'conversationId'>,
  now: Date,
) => createJobQueue({ now: () => now }).enqueue(tx, { clientId, kind: 'sendTicket', subjectId: conversationId });

/** Sends what waits, now that the helpdesk lets us in again. */
export async function sendWaiting(tx: Prisma.TransactionClient, clientId: string, now: Date): Promise<void> {
  const waiting = await tx.externalTicket.findMany({ where: { clientId, state: 'Queued' } });
  // oxlint-disable-next-line no-await-in-loop -- one connection
  for (const ticket of waiting) await enqueueTicket(tx, ticket, now);
}
