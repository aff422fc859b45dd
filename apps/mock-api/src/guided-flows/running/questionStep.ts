import type { Prisma } from '@parley/db';
import type { GraphNode } from '@parley/guided-flow/flow';
import type { AnswerSettings } from '#answers/assistantTakes.ts';
import { flowVersion } from './flowVersion.ts';
import { positionOf } from './passFlow.ts';

type Reading = Pick<Prisma.TransactionClient, 'flowRun' | 'version'>;

/** The step of a conversation's flow that answers questions now; null: none. */
export async function questionStep(
  tx: Reading,
  conversationId: string,
): Promise<GraphNode<'QuestioningArticles'> | null> {
  const run = await tx.flowRun.findFirst({
    where: { conversationId, state: 'Waiting' },
    orderBy: { startedAt: 'desc' },
  });
  if (!run) return null;
  const { waitingFor } = positionOf(run);
  const { graph } = await flowVersion(tx, run);
  for (const node of graph.nodes) {
    if (node.type === 'QuestioningArticles' && waitingFor.includes(node.id)) return node;
  }
  return null;
}

/** The settings by which a question is answered: within such a step from its categories alone. */
export async function withinStep(
  tx: Reading,
  conversationId: string,
  settings: AnswerSettings,
): Promise<AnswerSettings> {
  const step = await questionStep(tx, conversationId);
  if (!step) return settings;
  const { categoryIds } = step.data;
  const scope = {
    ...settings.gpt.scope,
    ...(categoryIds.length > 0 && { articles: 'Categories' as const, categoryIds: [...categoryIds] }),
    ...(categoryIds.length > 0 && { documents: false, webpages: false }),
  };
  return { ...settings, gpt: { ...settings.gpt, isOn: true, scope } };
}
