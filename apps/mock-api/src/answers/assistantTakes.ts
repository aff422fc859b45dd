import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { Conversation, Prisma } from '@parley/db';
import { hasLiveFaqs } from '#guided-flows/automated-faqs/automatedFaqs.service.ts';
import { questionStep } from '#guided-flows/running/questionStep.ts';
import { publishedVersion } from '#versioning/versions.service.ts';

type Reading = Pick<Prisma.TransactionClient, 'version'>;

/** How an assistant answers, as it was last published. */
export type AnswerSettings = {
  gpt: AssistantConfig['gpt'];
  languages: AssistantConfig['languages'];
  version: number;
};

export async function answerSettings(tx: Reading, assistantId: string): Promise<AnswerSettings> {
  const { number, content } = await publishedVersion(tx, assistantId);
  const { gpt, languages } = storedConfig(content);
  return { gpt, languages, version: number };
}

/** Whether the assistant has a conversation: nobody of the staff has taken it or been asked for. */
export const isWithAssistant = ({
  handledBy,
  assigneeId,
  handoffRequestedAt,
}: Pick<Conversation, 'handledBy' | 'assigneeId' | 'handoffRequestedAt'>) =>
  handledBy !== 'Agent' && assigneeId === null && handoffRequestedAt === null;

type Asked = { clientId: string; assistantId: string; body: string; conversation: Conversation | null };

/**
 * Whether what a visitor writes is for the assistant to answer: words, not files alone, where it answers at all, in a
 * conversation that it has, or in a new one as long as there is something that it knows.
 */
export async function assistantTakes(
  tx: Prisma.TransactionClient,
  { clientId, assistantId, body, conversation }: Asked,
): Promise<boolean> {
  if (body === '' || (conversation && !isWithAssistant(conversation))) return false;
  if (conversation && (await questionStep(tx, conversation.id))) return true;
  if (!(await answerSettings(tx, assistantId)).gpt.isOn) return false;
  if (conversation) return true;
  const known = await tx.passage.findFirst({ where: { clientId, isEnabled: true }, select: { id: true } });
  if (known !== null || (await hasLiveFaqs(tx, clientId))) return true;
  const store = await tx.storeIntegration.findFirst({
    where: { clientId, productsCount: { gt: 0 }, assistants: { some: { assistantId } } },
    select: { id: true },
  });
  return store !== null;
}

/** Keeps a visitor's message for the assistant to answer. */
export async function keepQuestion(
  tx: Prisma.TransactionClient,
  { id, conversationId, createdAt }: { id: string; conversationId: string; createdAt: Date },
): Promise<void> {
  await tx.openQuestion.create({ data: { messageId: id, conversationId, createdAt } });
}
