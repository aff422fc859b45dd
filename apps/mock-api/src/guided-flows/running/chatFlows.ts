import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { offeredPresentation } from '@parley/assistant-config/offeredPresentation';
import type { Prisma } from '@parley/db';
import { storedFlow } from '@parley/guided-flow/storedFlow';
import { offeredFlows, triggeredFlows } from '../usedIn.ts';

/** The flows that an assistant offers, as they are published, in its order. */
export async function chatFlows(tx: Prisma.TransactionClient, clientId: string, config: AssistantConfig) {
  const offers = new Map(config.guidedFlows.entries.map(({ guidedFlowId, offeredAs }) => [guidedFlowId, offeredAs]));
  const flows = await presentedFlows(tx, clientId, offeredFlows(config));
  return flows.map(({ id, presentation }) => ({ id, presentation: offeredPresentation(presentation, offers.get(id)) }));
}

/** What visitors press to begin the flows that its triggers open, by the flow's id; those that are not published are left out. */
export async function flowLines(
  tx: Prisma.TransactionClient,
  clientId: string,
  config: AssistantConfig,
): Promise<Record<string, string>> {
  const flows = await presentedFlows(tx, clientId, triggeredFlows(config));
  return Object.fromEntries(flows.map(({ id, presentation }) => [id, presentation.lineOne]));
}

async function presentedFlows(tx: Prisma.TransactionClient, clientId: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const flows = await tx.guidedFlow.findMany({
    where: { clientId, id: { in: [...ids] }, archivedAt: null, publishedAt: { not: null } },
    select: { id: true },
  });
  const versions = await tx.version.findMany({
    where: { clientId, subjectId: { in: flows.map(({ id }) => id) } },
    orderBy: { number: 'desc' },
    distinct: ['subjectId'],
    select: { subjectId: true, content: true },
  });
  const bySubject = new Map(versions.map(({ subjectId, content }) => [subjectId, content]));
  return ids.flatMap((id) => {
    const content = bySubject.get(id);
    return content === undefined ? [] : [{ id, presentation: storedFlow(content).presentation }];
  });
}
