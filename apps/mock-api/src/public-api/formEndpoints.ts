import type { FormSubmission, FormTemplate } from '@parley/db';
import { hasAnswer } from '@parley/form/fieldTraits';
import * as v from 'valibot';
import { answersOf, askedForm } from '#forms/answersOf.ts';
import { findForm } from '#forms/formTemplates.service.ts';
import { endpoint, type ApiDeps, type Endpoint } from './endpoint.ts';
import { afterTime, PAGE, pageOf, since, toPage } from './page.ts';
import { FormRecord, iso, maybeIso, SubmissionRecord } from './records.ts';

const formRecord = (row: FormTemplate): v.InferOutput<typeof FormRecord> => ({
  id: row.id,
  name: row.name,
  status: row.status,
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
});

/** What somebody sent in, as programs see it: answers by the keys of the questions that they were asked. */
export async function submissionRecord(
  db: Pick<ApiDeps['db'], 'version'>,
  row: FormSubmission,
): Promise<v.InferOutput<typeof SubmissionRecord>> {
  const form = await askedForm(db, row);
  const answers = answersOf(row, form);
  return {
    id: row.id,
    formId: row.formTemplateId,
    state: row.state === 'Complete' ? 'Complete' : 'Partial',
    visitorId: row.visitorId,
    visitorName: row.visitorName,
    conversationId: row.conversationId,
    answers: Object.fromEntries(form.fields.filter(hasAnswer).map(({ id, key }) => [key, answers[id] ?? null])),
    pageUrl: row.pageUrl,
    submittedAt: maybeIso(row.submittedAt),
    activityAt: iso(row.activityAt),
  };
}

const listForms = endpoint({
  id: 'listForms',
  method: 'GET',
  path: '/forms',
  summary: 'Lists forms, the last changed ones first.',
  scope: 'FormsRead',
  query: PAGE,
  body: {},
  answer: pageOf(FormRecord),
  async run({ db }, { clientId, query }) {
    const after = afterTime(query.cursor);
    const rows = await db.formTemplate.findMany({
      where: {
        clientId,
        ...(after && { OR: [{ updatedAt: { lt: after.at } }, { updatedAt: after.at, id: { lt: after.id } }] }),
      },
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: query.limit + 1,
    });
    return toPage(rows, query, { item: formRecord, cursorOf: ({ updatedAt, id }) => [iso(updatedAt), id] });
  },
});

const SUBMISSION_STATES = ['Complete', 'Partial'] as const;

const listSubmissions = endpoint({
  id: 'listSubmissions',
  method: 'GET',
  path: '/forms/{id}/submissions',
  summary: 'Lists what was sent in by a form, the newest first; without what was marked as spam.',
  scope: 'FormsRead',
  query: {
    ...PAGE,
    state: v.optional(
      v.pipe(
        v.picklist(SUBMISSION_STATES, `Choose one of ${SUBMISSION_STATES.join(', ')}.`),
        v.description('Complete unless given.'),
      ),
      'Complete',
    ),
    since,
  },
  body: {},
  answer: pageOf(SubmissionRecord),
  async run({ db }, { clientId, params, query }) {
    const { id: formTemplateId } = await findForm(db, clientId, params.id ?? '');
    const after = afterTime(query.cursor);
    const rows = await db.formSubmission.findMany({
      where: {
        formTemplateId,
        state: query.state,
        status: { not: 'Spam' },
        AND: [
          query.since ? { activityAt: { gte: query.since } } : {},
          after ? { OR: [{ activityAt: { lt: after.at } }, { activityAt: after.at, id: { lt: after.id } }] } : {},
        ],
      },
      orderBy: [{ activityAt: 'desc' }, { id: 'desc' }],
      take: query.limit + 1,
    });
    const { data, nextCursor } = toPage(rows, query, {
      item: (row) => row,
      cursorOf: ({ activityAt, id }) => [iso(activityAt), id],
    });
    return { data: await Promise.all(data.map((row) => submissionRecord(db, row))), nextCursor };
  },
});

export const FORM_ENDPOINTS: readonly Endpoint[] = [listForms, listSubmissions];
