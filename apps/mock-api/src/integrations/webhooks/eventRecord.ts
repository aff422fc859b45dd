import type { Prisma, WebhookDue } from '@parley/db';
import { conversationRecord, messageRecord, withLabels } from '#public-api/conversationEndpoints.ts';
import { submissionRecord } from '#public-api/formEndpoints.ts';
import { visitorRecord } from '#public-api/visitorEndpoints.ts';

/** What an event is about, as the public API answers it; null when it is gone by now. */
export async function eventRecord(
  tx: Prisma.TransactionClient,
  { event, subjectId: id }: WebhookDue,
): Promise<object | null> {
  if (event === 'ConversationCreated' || event === 'ConversationResolved') {
    const row = await tx.conversation.findUnique({ where: { id }, include: withLabels });
    return row && conversationRecord(row);
  }
  if (event === 'MessageCreated') {
    const row = await tx.message.findUnique({
      where: { id, takenBackAt: null },
      include: { attachments: { orderBy: { position: 'asc' } } },
    });
    return row && messageRecord(row);
  }
  if (event === 'FormSubmitted') {
    const row = await tx.formSubmission.findUnique({ where: { id } });
    return row && submissionRecord(tx, row);
  }
  const row = await tx.visitor.findUnique({ where: { id } });
  return row && visitorRecord(row);
}
