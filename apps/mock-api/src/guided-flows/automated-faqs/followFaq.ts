import type { Conversation, Prisma } from '@parley/db';
import { askForm } from '#forms/askForm.ts';
import { beginRun, type Passed } from '#guided-flows/running/passFlow.ts';
import type { AnsweringFaq } from './answerByFaq.ts';

type Tx = Prisma.TransactionClient;
type Follow = {
  faq: Pick<AnsweringFaq, 'followUp' | 'followUpId'>;
  conversation: Conversation;
  author: string;
  now: Date;
};

/** The flow or form that follows the answer of an FAQ; null where none does, or can any more. */
export async function followFaq(tx: Tx, { faq, ...follow }: Follow): Promise<Passed | null> {
  const { followUp, followUpId } = faq;
  if (followUpId === null) return null;
  if (followUp === 'Flow') return beginFlow(tx, { ...follow, guidedFlowId: followUpId });
  return followUp === 'Form' ? askForm(tx, { ...follow, formTemplateId: followUpId }) : null;
}

type Asking = Omit<Follow, 'faq'>;

async function beginFlow(tx: Tx, { conversation, guidedFlowId, now }: Asking & { guidedFlowId: string }) {
  const { clientId } = conversation;
  const isThere = await tx.guidedFlow.findUnique({
    where: { id: guidedFlowId, clientId, archivedAt: null, publishedAt: { not: null } },
  });
  return isThere ? beginRun(tx, { conversation, guidedFlowId, now }) : null;
}
