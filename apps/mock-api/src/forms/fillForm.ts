import { answerText } from '@parley/form/answerText';
import { checkAnswers, cleanedAnswers, fileProblem } from '@parley/form/checkAnswer';
import { isInput } from '@parley/form/fieldTraits';
import type { Answers, FormContent, FormField } from '@parley/form/form';
import { visibleFields } from '@parley/form/visibleFields';
import type { Conversation, FormSubmission, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { VisitorViewer } from '#auth/permissions.ts';
import { takeHits } from '#auth/throttle.ts';
import { inBackground } from '#background/inBackground.ts';
import { countUsage } from '#billing/usage/countUsage.ts';
import { notifyOfRequest } from '#chat/requestPerson.ts';
import { requireOwnConversation } from '#chat/requireOwnConversation.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { finishTask, type Passed } from '#guided-flows/running/passFlow.ts';
import { announceChange } from '#inbox/live/appendEvent.ts';
import type { MessageRow } from '#inbox/messages/messageRow.ts';
import { answersOf, askedForm } from './answersOf.ts';
import { closedBecause } from './formClosed.ts';
import { findForm } from './formTemplates.service.ts';
import { drawMaps } from './maps/drawMap.ts';
import { saveToVisitor } from './saveToVisitor.ts';
import { tellOfSubmission } from './tellOfSubmission.ts';

type Deps = Pick<Context, 'db' | 'events' | 'clock' | 'sendMail' | 'config' | 'presence' | 'outside'>;
type Tx = Prisma.TransactionClient;

/** What a visitor does with a form: 200 in 10 minutes, for each answer is kept as it is given. */
const formLimits = (visitorId: string) => [{ key: `form:visitor:${visitorId}`, hits: 200, windowMs: 10 * 60_000 }];

type Filling = { submission: FormSubmission; form: FormContent; conversation: Conversation };
type Given = { messageId: string; answers: unknown };

/**
 * Keeps what a visitor has answered so far, right or not. Throws NOT_FOUND, FORBIDDEN when blocked, BAD_INPUT once it was sent
 * in, TOO_MANY_ATTEMPTS.
 */
export async function saveFormAnswers(deps: Deps, visitor: VisitorViewer, given: Given): Promise<MessageRow> {
  return fill(deps, visitor, given, async (tx, filling) => {
    const answers = withHidden(filling, cleanedAnswers(filling.form.fields, recordOf(given.answers)));
    await claimFiles(tx, visitor, filling, answers);
    return { ...progress(filling, answers), state: 'Partial', leftAt: null };
  });
}

/**
 * Takes what a visitor sends in: held against the form once more, counted, and what is mapped becomes the visitor's. Throws as
 * saveFormAnswers, and BAD_INPUT with the question's id in `field` for an answer that cannot be taken.
 */
export async function submitForm(deps: Deps, visitor: VisitorViewer, given: Given): Promise<MessageRow> {
  const now = deps.clock.now();
  const message = await fill(deps, visitor, given, async (tx, filling) => {
    const { form, submission, conversation } = filling;
    const template = await findForm(tx, submission.clientId, submission.formTemplateId);
    const closed = await closedBecause(tx, { template, form, now, visitorId: visitor.visitorId });
    if (closed) throw domainError('BAD_INPUT', form.limits.closedMessage || 'This form is closed.');
    const merged = withHidden(filling, cleanedAnswers(form.fields, recordOf(given.answers)));
    const { answers, problems } = checkAnswers(form, merged);
    const [first] = Object.entries(problems);
    if (first) throw domainError('BAD_INPUT', first[1], { field: `answers.${first[0]}` });
    await claimFiles(tx, visitor, filling, answers);
    const { clientId, assistantId } = conversation;
    await countUsage(tx, { clientId, assistantId, metric: 'FormSubmissions', at: now }, 'Visitor');
    await saveToVisitor(tx, { visitorId: visitor.visitorId, form, answers });
    return { ...progress(filling, answers), state: 'Complete', submittedAt: now, leftAt: null };
  });
  inBackground('Telling of a form that was sent in', () => tellOfSubmission(deps, message.id));
  inBackground('Drawing the maps of a form that was sent in', () => drawMaps(deps, message.id));
  return message;
}

/** The visitor does not want to fill it in; what they answered stays. Throws as saveFormAnswers. */
export const leaveForm = (deps: Deps, visitor: VisitorViewer, messageId: string): Promise<MessageRow> =>
  fill(deps, visitor, { messageId, answers: {} }, async () => ({ leftAt: deps.clock.now() }));

type Change = Prisma.FormSubmissionUncheckedUpdateInput;

async function fill(
  deps: Deps,
  visitor: VisitorViewer,
  { messageId }: Given,
  change: (tx: Tx, filling: Filling) => Promise<Change>,
): Promise<MessageRow> {
  await takeHits(deps, formLimits(visitor.visitorId));
  const now = deps.clock.now();
  const { message, submission, passed } = await deps.db.$transaction(async (tx) => {
    const found = await tx.formSubmission.findUnique({ where: { messageId } });
    if (!found?.conversationId || found.visitorId !== visitor.visitorId) {
      throw domainError('NOT_FOUND', 'There is no such form.');
    }
    const conversation = await requireOwnConversation(tx, visitor, found.conversationId);
    if (found.state === 'Complete') throw domainError('BAD_INPUT', 'This form was sent in already.');
    const form = await askedForm(tx, found);
    const data = await change(tx, { submission: found, form, conversation });
    const changed = await tx.formSubmission.update({
      where: { id: found.id },
      data: {
        ...data,
        ...(data.state && { startedAt: found.startedAt ?? now }),
        activityAt: now,
        version: { increment: 1 },
      },
    });
    const shown = await tx.message.update({ where: { id: messageId }, data: { version: { increment: 1 } } });
    return {
      message: shown,
      submission: changed,
      passed: await goOnInFlow(tx, { conversation, submission: changed, now }),
    };
  });
  deps.events.publish('message:updated', message.conversationId, message);
  if (passed) announceChange(deps, passed);
  if (passed?.handedOver) await notifyOfRequest(deps, passed.handedOver);
  deps.events.publish('form:changed', submission.clientId, submission);
  return message;
}

type GoOn = { conversation: Conversation; submission: FormSubmission; now: Date };

/** The flow that asked goes on once the form was sent in, or left. */
async function goOnInFlow(tx: Tx, { conversation, submission, now }: GoOn): Promise<Passed | null> {
  const { flowId, nodeId, state, leftAt } = submission;
  const isLeft = state !== 'Complete';
  if (flowId === null || nodeId === null || (isLeft && leftAt === null)) return null;
  return finishTask(tx, { conversation, run: { guidedFlowId: flowId }, nodeId, isLeft, now });
}

const Given = v.record(v.string(), v.unknown());

function recordOf(given: unknown): Readonly<Record<string, unknown>> {
  const { success, output } = v.safeParse(Given, given);
  if (!success) throw domainError('BAD_INPUT', 'These are no answers.', { field: 'answers' });
  return output;
}

/** Hidden questions are answered when the form is shown; nobody in a browser answers them otherwise. */
function withHidden({ form, submission }: Filling, answers: Answers): Answers {
  const hidden = form.fields.filter(({ type }) => type === 'Hidden');
  const stored = answersOf(submission, { ...form, fields: hidden });
  const others = Object.entries(answers).filter(([id]) => !hidden.some((field) => field.id === id));
  return { ...Object.fromEntries(others), ...stored };
}

function progress({ form, submission }: Filling, answers: Answers) {
  const asked = visibleFields(form.fields, answers).filter(isInput);
  const answered = asked.filter(({ id }) => Object.hasOwn(answers, id));
  const words = asked.map((field) => answerText(field, answers[field.id]));
  return {
    answers: JSON.stringify(answers),
    searchText: [submission.visitorName, ...words].join(' ').toLowerCase(),
    lastFieldId: answered.at(-1)?.id ?? null,
    answeredCount: answered.length,
    askedCount: asked.length,
  };
}

/** The files among the answers become the form's. Throws BAD_INPUT for what is not the visitor's, or not what was asked for. */
async function claimFiles(tx: Tx, visitor: VisitorViewer, { form, submission }: Filling, answers: Answers) {
  const { messageId, conversationId } = submission;
  let position = 0;
  for (const field of form.fields.filter(({ type }) => type === 'File')) {
    for (const id of filesIn(field, answers)) {
      const file = await tx.attachment.findFirst({
        where: {
          id,
          clientId: visitor.clientId,
          uploaderId: visitor.visitorId,
          OR: [{ messageId: null }, { messageId }],
        },
      });
      const problem = file ? fileProblem(field, file) : 'This file is no longer there. Add it again.';
      if (problem) throw domainError('BAD_INPUT', problem, { field: `answers.${field.id}` });
      await tx.attachment.update({ where: { id }, data: { messageId, conversationId, position } });
      position += 1;
    }
  }
}

function filesIn({ id }: FormField, answers: Answers): readonly string[] {
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
  return Array.isArray(answer) ? answer.map(String) : [];
}
