import { isInput } from '@parley/form/fieldTraits';
import { firstAnswers } from '@parley/form/fillIn';
import type { FormContent } from '@parley/form/form';
import { visibleFields } from '@parley/form/visibleFields';
import type { Conversation, Message, Prisma, Visitor } from '@parley/db';
import * as v from 'valibot';
import type { FormClosed } from '#__generated__/resolvers.ts';
import { newId } from '#ids.ts';
import { latestVersion } from '#versioning/versions.service.ts';
import { closedBecause } from './formClosed.ts';
import { versionForm } from './formContent.ts';
import { findForm } from './formTemplates.service.ts';

type Tx = Prisma.TransactionClient;

/** A form as it can be put before a visitor now. */
export type FormToAsk = { formTemplateId: string; versionNumber: number; content: FormContent };

type Asking = { clientId: string; visitorId: string; formTemplateId: string; now: Date };

/** The form as it is published, or why the visitor cannot be asked it. Throws NOT_FOUND. */
export async function formToAsk(tx: Tx, asking: Asking): Promise<FormToAsk | FormClosed> {
  const { clientId, visitorId, formTemplateId, now } = asking;
  const template = await findForm(tx, clientId, formTemplateId);
  const version = await latestVersion(tx, formTemplateId);
  if (!version) return 'NotPublished';
  const content = versionForm(version);
  const closed = await closedBecause(tx, { template, form: content, now, visitorId });
  return closed ?? { formTemplateId, versionNumber: version.number, content };
}

type Begin = {
  conversation: Conversation;
  /** Which shows it. */
  message: Message;
  form: FormToAsk;
  /** The step of a flow that asks. */
  step?: { flowId: string; nodeId: string };
  now: Date;
};

/** Lets the visitor of a conversation fill in what a message shows. What is known of them is filled in. */
export async function beginSubmission(tx: Tx, { conversation, message, form, step, now }: Begin): Promise<void> {
  const { id: conversationId, clientId, visitorId, assistantId } = conversation;
  const { formTemplateId, versionNumber, content } = form;
  const visitor = await tx.visitor.findUniqueOrThrow({ where: { id: visitorId } });
  await tx.formSubmission.create({
    data: {
      id: newId('FormSubmission'),
      clientId,
      formTemplateId,
      versionNumber,
      conversationId,
      messageId: message.id,
      visitorId,
      visitorName: visitor.name,
      assistantId,
      ...step,
      ...(await filledIn(tx, { form: content, visitor, conversation })),
      locale: visitor.locale,
      createdAt: now,
      activityAt: now,
    },
  });
}

type FilledIn = { form: FormContent; visitor: Visitor; conversation: Conversation };
const Attributes = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

async function filledIn(tx: Tx, { form, visitor, conversation }: FilledIn) {
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
