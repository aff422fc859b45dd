import type { GptSettings } from '@parley/assistant-config/gptSchema';
import type { AnswerOutcome, Conversation, Prisma } from '@parley/db';
import { askForm } from '#forms/askForm.ts';
import type { Passed } from '#guided-flows/running/passFlow.ts';

type Tx = Prisma.TransactionClient;
type Offering = { conversation: Conversation; gpt: GptSettings; author: string; now: Date };

/**
 * What comes after so many questions in a row without an answer where that is a form: the conversation with the form in it, which is
 * put there once; people where it cannot be asked any more; null: nothing yet.
 */
export async function offerAfterMisses(
  tx: Tx,
  { conversation, gpt, author, now }: Offering,
): Promise<Passed | 'Person' | null> {
  const { onMisses, formTemplateId, afterMisses } = gpt;
  if (onMisses !== 'Form' || !(await hasMissed(tx, conversation.id, afterMisses))) return null;
  if (!formTemplateId) return 'Person';
  const asked = { conversationId: conversation.id, formTemplateId };
  if (await tx.formSubmission.findFirst({ where: asked, select: { id: true } })) return null;
  return (await askForm(tx, { conversation, formTemplateId, author, now })) ?? 'Person';
}

/** Whether a question without an answer is one too many, so that people are to go on: the assistant tells so in place of asking back. */
export async function isLeftToPeople(
  tx: Tx,
  { conversationId, gpt, outcome }: { conversationId: string; gpt: GptSettings; outcome: AnswerOutcome },
): Promise<boolean> {
  const isMiss = outcome === 'Refused' || outcome === 'Failed';
  return isMiss && gpt.onMisses === 'Person' && (await hasMissed(tx, conversationId, gpt.afterMisses - 1));
}

async function hasMissed(tx: Tx, conversationId: string, times: number): Promise<boolean> {
  const last = await tx.answer.findMany({
    where: { conversationId, outcome: { not: 'Guarded' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: times,
    select: { outcome: true },
  });
  return last.length === times && last.every(({ outcome }) => outcome !== 'Answered');
}
