import type { Conversation, FlowRun, Prisma } from '@parley/db';
import type { GraphNode } from '@parley/guided-flow/flow';
import { BUILT_IN } from '#answers/answerEngines.ts';
import type { AnswerSettings } from '#answers/assistantTakes.ts';
import { flowVersion } from './flowVersion.ts';
import { finishTask, positionOf, type Passed } from './passFlow.ts';

type Reading = Pick<Prisma.TransactionClient, 'flowRun' | 'version'>;

type Asking = { run: FlowRun; node: GraphNode<'QuestioningArticles'> };

/** The step of a conversation's flow that answers questions now; null: none. */
export async function questionStep(tx: Reading, conversationId: string): Promise<Asking | null> {
  const run = await tx.flowRun.findFirst({
    where: { conversationId, state: 'Waiting' },
    orderBy: { startedAt: 'desc' },
  });
  if (!run) return null;
  const { waitingFor } = positionOf(run);
  const { graph } = await flowVersion(tx, run);
  for (const node of graph.nodes) {
    if (node.type === 'QuestioningArticles' && waitingFor.includes(node.id)) return { run, node };
  }
  return null;
}

/**
 * The settings by which a question is answered: within such a step from its categories alone, and where it does not allow a model, in
 * the words of what was written.
 */
export async function withinStep(
  tx: Reading,
  conversationId: string,
  settings: AnswerSettings,
): Promise<AnswerSettings> {
  const step = await questionStep(tx, conversationId);
  if (!step) return settings;
  const { categoryIds, allowGpt = true } = step.node.data;
  const scope = {
    ...settings.gpt.scope,
    ...(categoryIds.length > 0 && { articles: 'Categories' as const, categoryIds: [...categoryIds] }),
    ...(categoryIds.length > 0 && { documents: false, webpages: false }),
  };
  return { ...settings, gpt: { ...settings.gpt, isOn: true, scope, ...(!allowGpt && { engine: BUILT_IN }) } };
}

/** Goes on behind such a step once it has given as many answers as it may; null: it waits on, or there is none. */
export async function leaveAnsweredStep(
  tx: Prisma.TransactionClient,
  { conversation, now }: { conversation: Conversation; now: Date },
): Promise<Passed | null> {
  const { id: conversationId } = conversation;
  const step = await questionStep(tx, conversationId);
  const maxAnswers = step?.node.data.maxAnswers;
  if (!step || maxAnswers === undefined) return null;
  const begun = await tx.message.findFirst({
    where: { conversationId, author: 'Flow', kind: 'Question' },
    orderBy: { sequence: 'desc' },
    select: { sequence: true },
  });
  const answers = await tx.answer.findMany({
    where: { conversationId, outcome: 'Answered' },
    select: { messageId: true },
  });
  const ids = answers.flatMap(({ messageId }) => messageId ?? []);
  const given = await tx.message.count({ where: { id: { in: ids }, sequence: { gt: begun?.sequence ?? 0 } } });
  if (given < maxAnswers) return null;
  return finishTask(tx, { conversation, run: { id: step.run.id }, nodeId: step.node.id, now });
}
