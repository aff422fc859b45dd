import type { Conversation, Message, Prisma } from '@parley/db';
import { beginSubmission, formToAsk } from '#forms/beginSubmission.ts';
import { beginRun, type Passed } from '#guided-flows/running/passFlow.ts';
import { newId } from '#ids.ts';
import { conversationAfter } from '#inbox/conversations/conversationAfter.ts';
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

async function askForm(
  tx: Tx,
  { conversation, formTemplateId, author, now }: Asking & { formTemplateId: string },
): Promise<Passed | null> {
  const { id: conversationId, clientId, visitorId } = conversation;
  if (!(await tx.formTemplate.findUnique({ where: { id: formTemplateId, clientId } }))) return null;
  const form = await formToAsk(tx, { clientId, visitorId, formTemplateId, now });
  if (typeof form === 'string') return null;
  const id = newId('Message');
  const message: Message = await tx.message.create({
    data: {
      id,
      conversationId,
      sequence: conversation.lastSequence + 1,
      visitorSequence: conversation.lastVisitorSequence + 1,
      kind: 'Form',
      author: 'AI',
      authorId: null,
      authorName: author,
      body: form.content.name,
      key: `form:${id}`,
      createdAt: now,
    },
  });
  await beginSubmission(tx, { conversation, message, form, now });
  const changed = await tx.conversation.update({
    where: { id: conversationId },
    data: conversationAfter(conversation, { ...message, attachments: [] }),
  });
  return { conversation: changed, messages: [message], handedOver: null };
}
