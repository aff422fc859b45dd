import type { FormContent } from '@parley/form/form';
import { publicForm } from '@parley/form/publicForm';
import type { FormSubmission, Message } from '@parley/db';
import { requireVisitor } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { answersOf, askedForm } from './answersOf.ts';
import { closedBecause } from './formClosed.ts';
import { findForm } from './formTemplates.service.ts';

/** A form as its visitor fills it in. */
export type ChatFormRow = { submission: FormSubmission; form: FormContent };

/** What became of the form that a message shows; null for other messages, and once it was deleted. */
export const submissionOf = async (
  { db }: Pick<Context, 'db'>,
  { id, kind }: Message,
): Promise<FormSubmission | null> =>
  kind === 'Form' ? db.formSubmission.findUnique({ where: { messageId: id } }) : null;

/** The same for its visitor; null for everybody else. */
export async function chatFormOf(ctx: Context, message: Message): Promise<ChatFormRow | null> {
  if (message.kind !== 'Form' || ctx.viewer?.kind !== 'visitor') return null;
  const submission = await submissionOf(ctx, message);
  if (!submission || submission.visitorId !== requireVisitor(ctx).visitorId) return null;
  return { submission, form: await askedForm(ctx.db, submission) };
}

/** The answers to what the visitor may know of. */
export function ownAnswers({ submission, form }: ChatFormRow) {
  const known = publicForm(form).fields;
  return answersOf(submission, { ...form, fields: known });
}

/** What the visitor is told when a form cannot be sent in any more; null while it can, and once it was sent in. */
export async function closedMessage({ db, clock }: Pick<Context, 'db' | 'clock'>, { submission, form }: ChatFormRow) {
  if (submission.state === 'Complete') return null;
  const template = await findForm(db, submission.clientId, submission.formTemplateId);
  const { visitorId } = submission;
  const closed = await closedBecause(db, { template, form, now: clock.now(), visitorId });
  return closed && (form.limits.closedMessage || 'This form is closed.');
}
