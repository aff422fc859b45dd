import type { ConversationStatus, Prisma } from '@parley/db';

/** What the messages since a person last answered say: since when the visitor waits, and whether they asked for one. */
export type Unanswered = { waitingSince: Date | null; handoffRequestedAt: Date | null };

/** Whether the visitor may wait for a person. */
export const isWithPeople = (status: ConversationStatus) => status === 'Open' || status === 'Snoozed';

/** What says that a person is to come. */
const HANDOFFS = ['HandoffRequested', 'HandedOver'];

/** Since when each of the conversations waits for a person, read from its messages. In three statements for all of them. */
export async function unansweredOf(
  tx: Prisma.TransactionClient,
  conversationIds: readonly string[],
): Promise<(id: string) => Unanswered> {
  if (conversationIds.length === 0) return () => ({ waitingSince: null, handoffRequestedAt: null });
  const answered = await tx.message.groupBy({
    by: 'conversationId',
    where: { conversationId: { in: [...conversationIds] }, author: 'Agent', kind: 'Text', takenBackAt: null },
    _max: { sequence: true },
  });
  const lastAnswer = new Map(answered.map(({ conversationId, _max }) => [conversationId, _max.sequence ?? 0]));
  const since = conversationIds.map((conversationId) => ({
    conversationId,
    sequence: { gt: lastAnswer.get(conversationId) ?? 0 },
  }));
  const waiting = await tx.message.groupBy({
    by: 'conversationId',
    where: { OR: since, author: 'Visitor' },
    _min: { createdAt: true },
  });
  const asked = await tx.message.groupBy({
    by: 'conversationId',
    where: {
      AND: [{ OR: since }, { OR: HANDOFFS.map((type) => ({ payload: { contains: `"type":"${type}"` } })) }],
      kind: 'Event',
    },
    _max: { createdAt: true },
  });
  const waitingSince = new Map(waiting.map(({ conversationId, _min }) => [conversationId, _min.createdAt]));
  const handoffs = new Map(asked.map(({ conversationId, _max }) => [conversationId, _max.createdAt]));
  return (id) => ({ waitingSince: waitingSince.get(id) ?? null, handoffRequestedAt: handoffs.get(id) ?? null });
}
