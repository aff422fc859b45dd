import type { Prisma } from '@parley/db';
import type { Deps } from '#context.ts';

/** Writes what became of a conversation's ticket, and tells everybody who looks at it. Nothing when it has gone meanwhile. */
export async function announceTicket(
  { db, events }: Pick<Deps, 'db' | 'events'>,
  conversationId: string,
  data: Prisma.ExternalTicketUpdateManyMutationInput,
): Promise<void> {
  const { count } = await db.externalTicket.updateMany({ where: { conversationId }, data });
  if (count === 0) return;
  const [conversation] = await db.conversation.updateManyAndReturn({
    where: { id: conversationId },
    data: { version: { increment: 1 } },
  });
  if (conversation) events.publish('conversation:updated', conversation.clientId, conversation);
}
