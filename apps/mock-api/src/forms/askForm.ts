import type { Conversation, Prisma } from '@parley/db';
import type { Passed } from '#guided-flows/running/passFlow.ts';
import { formToAsk } from './beginSubmission.ts';
import { putForm } from './sendForm.ts';

type Asking = { conversation: Conversation; formTemplateId: string; author: string; now: Date };

/** Has the assistant, who is called `author`, put a form before a visitor; null where the form is gone or takes no more answers. */
export async function askForm(
  tx: Prisma.TransactionClient,
  { conversation, formTemplateId, author, now }: Asking,
): Promise<Passed | null> {
  const { clientId, visitorId, lastSequence } = conversation;
  if (!(await tx.formTemplate.findUnique({ where: { id: formTemplateId, clientId } }))) return null;
  if (typeof (await formToAsk(tx, { clientId, visitorId, formTemplateId, now })) === 'string') return null;
  const by = { author: 'AI' as const, name: author };
  const sent = await putForm(tx, { conversation, formTemplateId, by, key: `form:${lastSequence + 1}`, now });
  return { conversation: sent.conversation, messages: [sent.message], handedOver: null };
}
