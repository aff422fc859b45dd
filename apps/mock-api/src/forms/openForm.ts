import { storedConfig } from '@parley/assistant-config/storedConfig';
import type { Conversation, Prisma } from '@parley/db';
import type { FlowPressInput } from '#__generated__/resolvers.ts';
import { domainError } from '#errors.ts';
import type { Passed } from '#guided-flows/running/passFlow.ts';
import { latestVersion, publishedVersion } from '#versioning/versions.service.ts';
import { closedBecause } from './formClosed.ts';
import { versionForm } from './formContent.ts';
import { findForm } from './formTemplates.service.ts';
import { offeredForms } from './formUses.ts';
import { putForm } from './sendForm.ts';

type Open = { conversation: Conversation; press: FlowPressInput; now: Date };

/**
 * Puts the form before a visitor that they have chosen on the home page, or that a trigger opened. Throws NOT_FOUND for one that is not offered, and TOO_LATE,
 * in the company's words, for one that takes no more answers.
 */
export async function openForm(tx: Prisma.TransactionClient, { conversation, press, now }: Open): Promise<Passed> {
  const { clientId, assistantId, visitorId } = conversation;
  const formTemplateId = press.formTemplateId ?? '';
  const config = storedConfig((await publishedVersion(tx, assistantId)).content);
  const version = await latestVersion(tx, formTemplateId);
  if (!offeredForms(config).includes(formTemplateId) || !version) {
    throw domainError('NOT_FOUND', 'This is not offered any more.');
  }
  const form = versionForm(version);
  const template = await findForm(tx, clientId, formTemplateId);
  const closed = await closedBecause(tx, { template, form, now, visitorId });
  if (closed) throw domainError('TOO_LATE', form.limits.closedMessage || 'This form is closed.');
  const { title } = await tx.assistant.findUniqueOrThrow({ where: { id: assistantId } });
  const key = `form:${conversation.lastSequence + 1}`;
  const { message, ...sent } = await putForm(tx, {
    conversation,
    formTemplateId,
    by: { author: 'AI', name: title },
    key,
    now,
  });
  return { conversation: sent.conversation, messages: [message], handedOver: null };
}
