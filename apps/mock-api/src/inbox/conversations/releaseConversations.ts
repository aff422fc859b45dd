import type { Conversation, Prisma } from '@parley/db';
import type { Context } from '#context.ts';

/** More than anybody has on the screen. */
const MOST_TOLD = 200;

type Release = {
  /** Whose they were. */
  where: Prisma.ConversationWhereInput;
  data?: Prisma.ConversationUncheckedUpdateManyInput;
  remove: () => Promise<unknown>;
};

/**
 * Removes what conversations were filed under. All of them count as changed, so that what shows them later is newer; answers
 * those of the latest activity, of which everybody is to be told.
 */
export async function releaseConversations(
  tx: Prisma.TransactionClient,
  { where, data, remove }: Release,
): Promise<Conversation[]> {
  const latest = await tx.conversation.findMany({
    where,
    orderBy: [{ lastActivityAt: 'desc' }, { id: 'desc' }],
    take: MOST_TOLD,
    select: { id: true },
  });
  await tx.conversation.updateMany({ where, data: { ...data, version: { increment: 1 } } });
  await remove();
  return tx.conversation.findMany({ where: { id: { in: latest.map(({ id }) => id) } } });
}

/** Tells who shows them. */
export function announceReleased({ events }: Pick<Context, 'events'>, conversations: readonly Conversation[]) {
  for (const conversation of conversations) {
    events.publish('conversation:updated', conversation.clientId, conversation);
  }
}
