import type { Client } from '@parley/db';
import { audit, byNobody } from '#audit/audit.ts';
import type { Deps } from '#context.ts';
import { oncePerHour } from '#background/oncePerHour.ts';
import { deleteConversations, deleteVisitors } from '../deleteInPieces.ts';
import { overdueConversations, overdueVisitors } from './overdue.ts';
import { retentionOf } from './retention.service.ts';

type RetentionDeps = Pick<Deps, 'db' | 'clock' | 'events'>;

/**
 * Deletes what companies do not want to keep any longer: the conversations first, then the visitors who are left without one.
 * To be called as time passes; goes on the next time where `signal` interrupts it.
 */
export const enforceRetention = oncePerHour(async (deps: RetentionDeps, now, signal) => {
  const clients = await deps.db.client.findMany({
    where: {
      deletedAt: null,
      OR: [{ conversationRetentionDays: { not: null } }, { visitorRetentionDays: { not: null } }],
    },
  });
  for (const client of clients) await enforceFor(deps, client, now, signal);
});

async function enforceFor(deps: RetentionDeps, client: Client, now: Date, signal?: AbortSignal): Promise<void> {
  const { id } = client;
  const { conversationDays, visitorDays } = retentionOf(client);
  const conversations =
    conversationDays === null
      ? 0
      : await deleteConversations(deps, overdueConversations(id, conversationDays, now), signal);
  const visitors = visitorDays === null ? 0 : await deleteVisitors(deps, overdueVisitors(id, visitorDays, now), signal);
  if (conversations + visitors === 0) return;
  const detail = `${counted(conversations, 'conversation')}, ${counted(visitors, 'visitor')}`;
  await audit(deps.db, byNobody(deps, id), { action: 'RetentionEnforced', detail });
}

const counted = (count: number, what: string) => `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
