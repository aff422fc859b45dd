import { answerText } from '@parley/form/answerText';
import { hasAnswer } from '@parley/form/fieldTraits';
import type { Answers, FormField } from '@parley/form/form';
import type { FormSubmission } from '@parley/db';
import type { FormExportFormat, FormSubmissionFilter } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import type { Context } from '#context.ts';
import { csv } from '#csv.ts';
import { latestVersion } from '#versioning/versions.service.ts';
import { answersOf, askedForm } from './answersOf.ts';
import { findSubmissions } from './findSubmissions.ts';
import { versionForm } from './formContent.ts';
import { named } from './formDraft.ts';
import { ownIds } from './formSubmissions.service.ts';
import { findForm } from './formTemplates.service.ts';

const MOST = 10_000;
const FACTS = ['id', 'visitor', 'state', 'version', 'begun', 'sent in', 'page'] as const;

type Export = {
  formTemplateId: string;
  format: FormExportFormat;
  filter?: FormSubmissionFilter | null;
  ids?: readonly string[] | null;
};

/** The newest submissions that pass, as CSV or JSON; the log says who took them. Throws NOT_FOUND, BAD_INPUT with `field`. */
export async function exportSubmissions(
  ctx: Pick<Context, 'db'> & Auditing,
  clientId: string,
  { formTemplateId, format, filter, ids }: Export,
): Promise<string> {
  const template = await findForm(ctx.db, clientId, formTemplateId);
  const rows = await findSubmissions(ctx, template.id, {
    filter,
    ids: ids && (await ownIds(ctx.db, template, ids)),
    take: MOST,
  });
  const latest = await latestVersion(ctx.db, template.id);
  // Questions that are not asked any more stand behind those that are.
  const columns = new Map(
    (latest ? versionForm(latest).fields : []).filter(hasAnswer).map((field) => [field.id, field]),
  );
  const told = [];
  for (const row of rows) {
    const form = await askedForm(ctx.db, row);
    for (const field of form.fields.filter(hasAnswer)) if (!columns.has(field.id)) columns.set(field.id, field);
    told.push({ row, fields: form.fields, answers: answersOf(row, form) });
  }
  const detail = rows.length === 1 ? '1 submission' : `${rows.length} submissions`;
  await audit(ctx.db, by(ctx), { action: 'FormSubmissionsExported', target: named(template), detail });
  if (format === 'Json') {
    const entries = told.map(({ row, fields, answers }) => ({
      ...factsOf(row),
      answers: Object.fromEntries(fields.filter(hasAnswer).map(({ id, key }) => [key, answers[id] ?? null])),
    }));
    return `${JSON.stringify(entries, null, 2)}\n`;
  }
  const all = [...columns.values()];
  const asked = told.filter(({ fields }) => fields.some(({ type }) => type === 'File')).map(({ row }) => row);
  const fileNames = await fileNamesOf(ctx.db, asked);
  return csv([
    [...FACTS, ...all.map(({ key }) => key)],
    ...told.map(({ row, fields, answers }) => [
      ...Object.values(factsOf(row)).map((value) => String(value ?? '')),
      ...all.map(({ id }) =>
        textOf(
          fields.find((field) => field.id === id),
          answers,
          fileNames,
        ),
      ),
    ]),
  ]);
}

const factsOf = (row: FormSubmission) => ({
  id: row.id,
  visitor: row.visitorName,
  state: row.state,
  version: row.versionNumber,
  startedAt: row.startedAt?.toISOString() ?? null,
  submittedAt: row.submittedAt?.toISOString() ?? null,
  pageUrl: row.pageUrl,
});

/** What was uploaded as answers is called, by its id. */
async function fileNamesOf(db: Context['db'], rows: readonly FormSubmission[]): Promise<ReadonlyMap<string, string>> {
  const messageId = { in: rows.flatMap((row) => row.messageId ?? []) };
  const files = await db.attachment.findMany({ where: { messageId }, select: { id: true, name: true } });
  return new Map(files.map(({ id, name }) => [id, name]));
}

/** In the words of the version that was asked; `field` is missing where that had no such question. */
const textOf = (field: FormField | undefined, answers: Answers, fileNames: ReadonlyMap<string, string>): string =>
  field ? answerText(field, answers[field.id], fileNames) : '';
