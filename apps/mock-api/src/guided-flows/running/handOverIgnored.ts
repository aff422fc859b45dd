import type { FlowRun, Prisma } from '@parley/db';
import { notifyOfRequest } from '#chat/requestPerson.ts';
import type { Deps } from '#context.ts';
import { announceChange } from '#inbox/live/appendEvent.ts';
import { finishTask, type Passed } from './passFlow.ts';

/** So many at once; the next ones follow at the next tick. */
const AT_ONCE = 50;

/**
 * Hands conversations over whose visitors were asked something before it, an address or a form, and have not answered for long:
 * who asked for a person is not to wait for nobody. To be called as time passes.
 */
export async function handOverIgnored(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.db.flowRun.findMany({
    where: { handsOverAt: { lte: now } },
    orderBy: { handsOverAt: 'asc' },
    take: AT_ONCE,
  });
  for (const run of due) {
    // oxlint-disable-next-line no-await-in-loop -- one short transaction after the other
    const passed = await deps.db.$transaction((tx) => handOver(tx, run, now));
    if (!passed) continue;
    announceChange(deps, passed);
    // oxlint-disable-next-line no-await-in-loop
    if (passed.handedOver) await notifyOfRequest(deps, passed.handedOver);
  }
}

/** Null where the visitor, or a person, was faster. */
async function handOver(
  tx: Prisma.TransactionClient,
  { id, conversationId }: FlowRun,
  now: Date,
): Promise<Passed | null> {
  const { count } = await tx.flowRun.updateMany({
    where: { id, state: 'Waiting', handsOverAt: { lte: now } },
    data: { handsOverAt: null },
  });
  const conversation = await tx.conversation.findUnique({ where: { id: conversationId } });
  const run = await tx.flowRun.findUnique({ where: { id } });
  if (count === 0 || !conversation || !run?.lastNodeId) return null;
  return finishTask(tx, { conversation, run: { id }, nodeId: run.lastNodeId, isLeft: true, now });
}
