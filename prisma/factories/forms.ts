import { inputCount } from '@parley/form/fieldTraits';
import type { FormContent } from '@parley/form/form';
import { templateForm } from '@parley/form/templates';
import type { Db, FormSubmission, FormTemplate, Prisma } from '../client.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

type FormOverrides = Partial<Prisma.FormTemplateUncheckedCreateInput> & {
  now?: Date;
  content?: FormContent;
};

/** A published form with the questions of a return, of a client of its own unless `clientId` is given; with its draft. */
export async function buildFormTemplate(db: Db, overrides: FormOverrides = {}): Promise<FormTemplate> {
  const { now = new Date(), content = templateForm('Return', overrides.name ?? 'Return request'), ...rest } = overrides;
  const { clientId = (await buildClient(db, { now })).id, status = 'Active' } = rest;
  const template = await db.formTemplate.create({
    data: {
      id: fakeId('form'),
      name: content.name,
      description: content.description,
      fieldCount: inputCount(content),
      createdAt: now,
      updatedAt: now,
      ...rest,
      status,
      clientId,
    },
  });
  const own = { subjectId: template.id, clientId, content: JSON.stringify(content) };
  await db.draft.create({ data: { ...own, revision: 1, savedAt: now } });
  if (status !== 'Draft') {
    await db.version.create({ data: { ...own, id: `vers_${template.id}`, number: 1, note: '', publishedAt: now } });
  }
  return template;
}

type SubmissionOverrides = Partial<Omit<Prisma.FormSubmissionUncheckedCreateInput, 'answers'>> & {
  now?: Date;
  answers?: Readonly<Record<string, unknown>>;
};

/** A submission that was sent in now, of a form of its own unless `formTemplateId` is given, beside no conversation. */
export async function buildFormSubmission(db: Db, overrides: SubmissionOverrides = {}): Promise<FormSubmission> {
  const { now = new Date(), answers = {}, ...rest } = overrides;
  const template = rest.formTemplateId
    ? await db.formTemplate.findUniqueOrThrow({ where: { id: rest.formTemplateId } })
    : await buildFormTemplate(db, { now });
  return db.formSubmission.create({
    data: {
      id: fakeId('fsub'),
      versionNumber: 1,
      visitorName: 'Elin Sørby',
      assistantId: '',
      state: 'Complete',
      answeredCount: Object.keys(answers).length,
      askedCount: template.fieldCount,
      createdAt: now,
      startedAt: now,
      submittedAt: now,
      activityAt: now,
      ...rest,
      formTemplateId: template.id,
      clientId: template.clientId,
      answers: JSON.stringify(answers),
    },
  });
}
