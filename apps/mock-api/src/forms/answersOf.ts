import type { Answers, FormContent } from '@parley/form/form';
import type { Attachment, FormSubmission, Prisma, Version } from '@parley/db';
import { cleanedAnswers } from '@parley/form/checkAnswer';
import * as v from 'valibot';
import type { Context } from '#context.ts';
import { versionForm } from './formContent.ts';

const Stored = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** What was answered, as it was stored with `form`. */
export const answersOf = ({ answers }: Pick<FormSubmission, 'answers'>, form: FormContent): Answers =>
  cleanedAnswers(form.fields, v.parse(Stored, answers));

type Reading = Pick<Prisma.TransactionClient, 'version'>;
type Asked = Pick<FormSubmission, 'formTemplateId' | 'versionNumber'>;

/** The version that a visitor was asked. The database is asked once for all of an answer. */
export async function askedVersion({ version }: Reading, { formTemplateId, versionNumber }: Asked): Promise<Version> {
  const found = await version.findUnique({
    where: { subjectId_number: { subjectId: formTemplateId, number: versionNumber } },
  });
  if (!found) throw new Error(`${formTemplateId} has no version ${versionNumber}.`);
  return found;
}

/** The form that a visitor was asked. */
export const askedForm = async (tx: Reading, asked: Asked): Promise<FormContent> =>
  versionForm(await askedVersion(tx, asked));

const ASKED = new WeakMap<object, Map<string, Promise<FormContent>>>();

/** The same for lists: one request reads each version once, for all that were asked it. */
export function askedInList(ctx: Pick<Context, 'db'>, asked: Asked): Promise<FormContent> {
  const known = ASKED.get(ctx) ?? new Map<string, Promise<FormContent>>();
  ASKED.set(ctx, known);
  const key = `${asked.formTemplateId} ${asked.versionNumber}`;
  const form = known.get(key) ?? askedForm(ctx.db, asked);
  known.set(key, form);
  return form;
}

/** What was uploaded as answers. */
export const filesOf = async (
  { attachment }: Pick<Prisma.TransactionClient, 'attachment'>,
  { messageId }: Pick<FormSubmission, 'messageId'>,
): Promise<Attachment[]> =>
  messageId ? attachment.findMany({ where: { messageId }, orderBy: { position: 'asc' } }) : [];
