import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import type { Prisma } from '@parley/db';
import { storedFlow } from '@parley/guided-flow/storedFlow';
import { offeredFlows } from '../usedIn.ts';

/** The flows that an assistant offers, as they are published, in its order. */
export async function chatFlows(tx: Prisma.TransactionClient, clientId: string, config: AssistantConfig) {
  const ids = offeredFlows(config);
  if (ids.length === 0) return [];
  const flows = await tx.guidedFlow.findMany({
    where: { clientId, id: { in: ids }, archivedAt: null, publishedAt: { not: null } },
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
