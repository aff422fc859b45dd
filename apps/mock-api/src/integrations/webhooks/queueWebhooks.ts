import type { Prisma, WebhookDue } from '@parley/db';
import type { Deps } from '#context.ts';
import { newId } from '#ids.ts';
import { eventRecord } from './eventRecord.ts';
import { EVENT_WORDS, eventsOf, isWebhookEvent } from './webhookEvents.ts';

type Queueing = Pick<Deps, 'db' | 'clock' | 'jobs'>;

const BATCH = 50;

/**
 * Makes deliveries, and their jobs, of what has happened: in one step with forgetting that it is due, so that nothing is told
 * twice or not at all. To be called as time passes.
 */
export async function queueWebhooks(deps: Queueing, signal?: AbortSignal): Promise<void> {
  const due = await deps.db.webhookDue.findMany({ orderBy: { id: 'asc' }, take: BATCH });
  if (due.length === 0 || signal?.aborted) return;
  await deps.db.$transaction(async (tx) => {
    for (const one of due) await queue(tx, deps, one);
    await tx.webhookDue.deleteMany({ where: { id: { in: due.map(({ id }) => id) } } });
  });
  await queueWebhooks(deps, signal);
}

async function queue(tx: Prisma.TransactionClient, { clock, jobs }: Queueing, due: WebhookDue): Promise<void> {
  const { clientId, event, occurredAt } = due;
  if (!isWebhookEvent(event)) return;
  const enabled = await tx.webhookEndpoint.findMany({ where: { clientId, state: 'Enabled' } });
  const listening = enabled.filter((endpoint) => eventsOf(endpoint).includes(event));
  const data = listening.length > 0 ? await eventRecord(tx, due) : null;
  if (!data) return;
  const eventId = newId('WebhookEvent');
  const word = EVENT_WORDS[event];
  const payload = JSON.stringify({ type: word, timestamp: occurredAt.toISOString(), data });
  for (const { id: endpointId } of listening) {
    const id = newId('WebhookDelivery');
    await tx.webhookDelivery.create({
      data: { id, endpointId, event: word, eventId, payload, createdAt: clock.now() },
    });
    await jobs.enqueue(tx, { clientId, kind: 'deliverWebhook', subjectId: id });
  }
}
