import type { Conversation, Prisma } from '@parley/db';
import type { StaffMember } from '#auth/permissions.ts';
import { requireRoom } from '#billing/usage/requireRoom.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { conversationAfter } from '#inbox/conversations/conversationAfter.ts';
import { noConversation } from '#inbox/conversations/noConversation.ts';
import { ownConversations } from '#inbox/conversations/ownConversations.ts';
import { announceMessage, keyReused, type Sent } from '#inbox/messages/appendMessage.ts';
import { beginSubmission, formToAsk } from './beginSubmission.ts';
import { CLOSED_TEXTS } from './formClosed.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock'>;

/** Who puts a form before a visitor: a colleague, or the assistant. */
export type FormSender = { author: 'Agent'; id: string; name: string } | { author: 'AI'; name: string };

type Put = {
  /** As it was read in the same transaction. */
  conversation: Conversation;
  formTemplateId: string;
  by: FormSender;
  /** The message's own: the same key puts the form there once. */
  key: string;
  now: Date;
};

/**
 * Puts a form before the visitor of a conversation, as a message; `announceMessage` is due afterwards. What is known of the
 * visitor is filled in. Throws NOT_FOUND, KEY_REUSED, and BAD_INPUT where the form takes no more submissions.
 */
export async function putForm(tx: Prisma.TransactionClient, put: Put): Promise<Sent> {
  const { conversation, formTemplateId, by, key, now } = put;
  const { id: conversationId, clientId, visitorId } = conversation;
  const stored = await tx.message.findUnique({
    where: { conversationId_key: { conversationId, key } },
    include: { formSubmission: { select: { formTemplateId: true } } },
  });
  if (stored) {
    if (stored.formSubmission?.formTemplateId !== formTemplateId) throw keyReused();
    return { message: stored, conversation, isNew: false };
  }
  const form = await formToAsk(tx, { clientId, visitorId, formTemplateId, now });
  if (typeof form === 'string') throw domainError('BAD_INPUT', CLOSED_TEXTS[form]);

  const message = await tx.message.create({
    data: {
      id: newId('Message'),
      conversationId,
      sequence: conversation.lastSequence + 1,
      visitorSequence: conversation.lastVisitorSequence + 1,
      kind: 'Form',
      author: by.author,
      authorId: by.author === 'Agent' ? by.id : null,
      authorName: by.name,
      body: form.content.name,
      key,
      createdAt: now,
    },
  });
  await beginSubmission(tx, { conversation, message, form, now });
  const changed = await tx.conversation.update({
    where: { id: conversationId },
    data: conversationAfter(conversation, { ...message, attachments: [] }),
  });
  return { message, conversation: changed, isNew: true };
}

type Send = { conversationId: string; formTemplateId: string; key: string };

/** A colleague puts a form before a visitor. Throws as putForm, and LIMIT_REACHED where the plan takes no more submissions. */
export async function sendForm(deps: Deps, staff: StaffMember, send: Send): Promise<Sent> {
  const now = deps.clock.now();
  const { id, name } = staff.user;
  const sent = await deps.db.$transaction(async (tx) => {
    const conversation = await tx.conversation.findFirst({
      where: { id: send.conversationId, ...ownConversations(staff) },
    });
    if (!conversation) throw noConversation();
    await requireRoom(tx, { clientId: staff.clientId, metric: 'FormSubmissions', at: now });
    return putForm(tx, { ...send, conversation, by: { author: 'Agent', id, name }, now });
  });
  announceMessage(deps, sent);
  return sent;
}
