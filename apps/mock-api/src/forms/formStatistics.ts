import { isInput } from '@parley/form/fieldTraits';
import { answerText } from '@parley/form/answerText';
import type { FormField } from '@parley/form/form';
import { visibleFields } from '@parley/form/visibleFields';
import type { FormSubmission } from '@parley/db';
import type { Context } from '#context.ts';
import { latestVersion } from '#versioning/versions.service.ts';
import { answersOf, askedForm } from './answersOf.ts';
import { versionForm } from './formContent.ts';
import { findForm } from './formTemplates.service.ts';

/** The newest of them tell. */
const MOST = 2000;
const MOST_ANSWERS = 8;
const DAY = 24 * 60 * 60_000;

/**
 * How visitors got on with a form in the last `days`: how many were shown it, began, sent it in, how long that took, and for
 * each question of the version that runs how many reached and answered it, left there, and what they answered.
 */
export async function formStatistics(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clientId: string,
  { formTemplateId, days }: { formTemplateId: string; days: number },
) {
  const template = await findForm(db, clientId, formTemplateId);
  const since = new Date(clock.now().getTime() - Math.min(Math.max(days, 1), 366) * DAY);
  const rows = await db.formSubmission.findMany({
    where: { formTemplateId: template.id, status: { not: 'Spam' }, createdAt: { gte: since } },
    orderBy: { createdAt: 'desc' },
    take: MOST,
  });
  const version = await latestVersion(db, template.id);
  const fields = version ? versionForm(version).fields.filter(isInput) : [];
  const read = [];
  for (const row of rows) {
    const form = await askedForm(db, row);
    const answers = answersOf(row, form);
    read.push({ row, answers, asked: new Set(visibleFields(form.fields, answers).map(({ id }) => id)) });
  }
  const begun = read.filter(({ row }) => row.state !== 'Sent');
  const complete = begun.filter(({ row }) => row.state === 'Complete');
  return {
    shown: rows.length,
    started: begun.length,
    completed: complete.length,
    usualSeconds: medianSeconds(complete.map(({ row }) => row)),
    questions: fields.map((field) => {
      const answered = begun.filter(({ answers }) => Object.hasOwn(answers, field.id));
      return {
        fieldId: field.id,
        label: field.label,
        asked: begun.filter(({ asked }) => asked.has(field.id)).length,
        answered: answered.length,
        left: begun.filter(({ row }) => row.state === 'Partial' && row.lastFieldId === field.id).length,
        answers: answersTo(
          field,
          answered.map(({ answers }) => answerText(field, answers[field.id])),
        ),
      };
    }),
  };
}

function medianSeconds(rows: readonly FormSubmission[]): number | null {
  const times = rows
    .flatMap(({ startedAt, submittedAt }) =>
      startedAt && submittedAt ? [submittedAt.getTime() - startedAt.getTime()] : [],
    )
    .toSorted((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)];
  return middle === undefined ? null : Math.round(middle / 1000);
}

/** How often which answer was given, of questions whose answers are alike. */
function answersTo({ type, options }: FormField, texts: readonly string[]): { text: string; count: number }[] {
  const isCounted = options.length > 0 || ['YesNo', 'Rating', 'Scale', 'Nps', 'Consent'].includes(type);
  if (!isCounted) return [];
  const counts = new Map<string, number>();
  for (const text of texts.flatMap((one) => (options.length > 0 ? one.split(', ') : [one]))) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_ANSWERS);
}
