import type { Prisma } from '@parley/db';

/** No flow of a conversation waits for its visitor any more. */
export async function leaveRuns(
  { flowRun }: Pick<Prisma.TransactionClient, 'flowRun'>,
  { conversationId, now }: { conversationId: string; now: Date },
): Promise<void> {
  await flowRun.updateMany({
    where: { conversationId, state: 'Waiting' },
    data: { state: 'Left', waitingFor: '[]', handsOverAt: null, endedAt: now },
  });
}
