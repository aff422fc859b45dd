import { answerText } from '@parley/form/answerText';
import { hasAnswer } from '@parley/form/fieldTraits';
import type { Context } from '#context.ts';
import { answersOf, askedForm, filesOf } from './answersOf.ts';
import { formSubmittedMail } from './mails/formSubmitted.ts';

type Deps = Pick<Context, 'db' | 'sendMail' | 'config'>;

/** Mails the answers to whom the form names. One address that is refused does not keep the others from theirs. */
export async function tellOfSubmission({ db, sendMail, config }: Deps, messageId: string): Promise<void> {
  const submission = await db.formSubmission.findUnique({ where: { messageId } });
  if (!submission) return;
  const form = await askedForm(db, submission);
  if (form.notify.emails.length === 0) return;
  const answers = answersOf(submission, form);
  const names = new Map((await filesOf(db, submission)).map(({ id, name }) => [id, name]));
  const lines = form.fields
    .filter((field) => hasAnswer(field) && Object.hasOwn(answers, field.id))
    .map((field) => ({ question: field.label, answer: answerText(field, answers[field.id], names) }));
  const url = `${config.webUrl}/dashboard/forms/${submission.formTemplateId}?submission=${submission.id}`;
  const { clientId, visitorName } = submission;
  const told = await Promise.allSettled(
    form.notify.emails.map((to) =>
      sendMail({ ...formSubmittedMail({ to, form: form.name, visitorName, lines, url }), clientId }),
    ),
  );
  const failed = told.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
