import { firstAnswers } from '@parley/form/fillIn';
import { isInput } from '@parley/form/fieldTraits';
import type { FormContent } from '@parley/form/form';
import { visibleFields } from '@parley/form/visibleFields';
import type { Conversation, Prisma, Visitor } from '@parley/db';
import * as v from 'valibot';
import type { StaffMember } from '#auth/permissions.ts';
import { requireRoom } from '#billing/usage/requireRoom.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { newId } from '#ids.ts';
import { conversationAfter } from '#inbox/conversations/conversationAfter.ts';
import { noConversation } from '#inbox/conversations/noConversation.ts';
import { ownConversations } from '#inbox/conversations/ownConversations.ts';
import { announceMessage, keyReused, type Sent } from '#inbox/messages/appendMessage.ts';
import { latestVersion } from '#versioning/versions.service.ts';
import { CLOSED_TEXTS, closedBecause } from './formClosed.ts';
import { versionForm } from './formContent.ts';
import { findForm } from './formTemplates.service.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock'>;

/** Who puts a form before a visitor: a colleague, the assistant, or a step of a flow. */
export type FormSender =
  | { author: 'Agent'; id: string; name: string }
  | { author: 'AI'; name: string }
  | { author: 'Flow'; name: string; flowId: string; nodeId: string };

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
  const { id: conversationId, clientId, visitorId, assistantId } = conversation;
  const stored = await tx.message.findUnique({
    where: { conversationId_key: { conversationId, key } },
    include: { formSubmission: { select: { formTemplateId: true } } },
  });
  if (stored) {
    if (stored.formSubmission?.formTemplateId !== formTemplateId) throw keyReused();
    return { message: stored, conversation, isNew: false };
  }
  const template = await findForm(tx, clientId, formTemplateId);
  const version = await latestVersion(tx, formTemplateId);
  if (!version) throw domainError('BAD_INPUT', CLOSED_TEXTS.NotPublished);
  const form = versionForm(version);
  const closed = await closedBecause(tx, { template, form, now, visitorId });
  if (closed) throw domainError('BAD_INPUT', CLOSED_TEXTS[closed]);

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
      body: form.name,
      key,
      createdAt: now,
    },
  });
  const visitor = await tx.visitor.findUniqueOrThrow({ where: { id: visitorId } });
  await tx.formSubmission.create({
    data: {
      id: newId('FormSubmission'),
      clientId,
      formTemplateId,
      versionNumber: version.number,
      conversationId,
      messageId: message.id,
      visitorId,
      visitorName: visitor.name,
      assistantId,
      ...(by.author === 'Flow' && { flowId: by.flowId, nodeId: by.nodeId }),
      ...(await filledIn(tx, { form, visitor, conversation })),
      locale: visitor.locale,
      createdAt: now,
      activityAt: now,
    },
  });
  const changed = await tx.conversation.update({
    where: { id: conversationId },
    data: conversationAfter(conversation, { ...message, attachments: [] }),
  });
  return { message, conversation: changed, isNew: true };
}

type FilledIn = { form: FormContent; visitor: Visitor; conversation: Conversation };
const Attributes = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

async function filledIn(tx: Prisma.TransactionClient, { form, visitor, conversation }: FilledIn) {
  const last = await tx.visitorPageView.findFirst({
    where: { visitorId: visitor.id },
    orderBy: { viewedAt: 'desc' },
    select: { url: true },
  });
  const pageUrl = last?.url ?? conversation.startPageUrl;
  const { email, phone } = visitor;
  const answers = firstAnswers(form.fields, {
    email,
    phone,
    // «Visitor 4821» is nobody's name.
    name: /^Visitor \d+$/.test(visitor.name) ? null : visitor.name,
    attributes: v.parse(Attributes, visitor.attributes),
    pageUrl,
  });
  return {
    answers: JSON.stringify(answers),
    askedCount: visibleFields(form.fields, answers).filter(isInput).length,
    pageUrl,
  };
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
