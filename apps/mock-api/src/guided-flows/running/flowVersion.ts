import type { Prisma } from '@parley/db';
import type { GuidedFlow as FlowContent } from '@parley/guided-flow/flow';
import { storedFlow } from '@parley/guided-flow/storedFlow';

const MOST_KEPT = 50;
const kept = new Map<string, FlowContent>();

/** What a version of a flow holds. Versions never change: those that run are read once. Throws when there is none. */
export async function flowVersion(
  { version }: Pick<Prisma.TransactionClient, 'version'>,
  { guidedFlowId, versionNumber }: { guidedFlowId: string; versionNumber: number },
): Promise<FlowContent> {
  const { id } = await version.findUniqueOrThrow({
    where: { subjectId_number: { subjectId: guidedFlowId, number: versionNumber } },
    select: { id: true },
  });
  const known = kept.get(id);
  if (known) return known;
  const { content } = await version.findUniqueOrThrow({ where: { id }, select: { content: true } });
  const flow = storedFlow(content);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(id, flow);
  return flow;
}
