import { answerFits } from '@parley/form/answerFilter';
import type { FormSubmission, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { FormAnswerFilter, FormSubmissionFilter, FormSubmissionView } from '#__generated__/resolvers.ts';
import { decodeCursor, encodeCursor } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { answersOf, askedInList } from './answersOf.ts';

type Wanted = {
  filter?: FormSubmissionFilter | null;
  /** Only these, whether they pass or not. */
  ids?: string[] | null;
  after?: string | null;
  take: number;
};

const BATCH = 500;

/**
 * The newest `take` submissions of a form that pass, those after a cursor alone. Throws BAD_INPUT with `field`. What an answer has to
 * be is narrowed down by the database and decided by the form's own rule, a batch at a time.
 */
export async function findSubmissions(
  ctx: Pick<Context, 'db'>,
  formTemplateId: string,
  { filter, ids, after, take }: Wanted,
): Promise<FormSubmission[]> {
  const answers = ids ? [] : checkedAnswers(filter?.answers ?? []);
  const size = answers.length > 0 ? Math.max(take, BATCH) : take;
  const found: FormSubmission[] = [];
  let cursor = after;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- whether there is need for more is seen then
    const rows = await ctx.db.formSubmission.findMany({
      where: {
        AND: [
          ids ? { formTemplateId, id: { in: ids } } : submissionsWhere(formTemplateId, filter ?? {}),
          cursor ? following(cursor) : {},
        ],
      },
      orderBy: [{ activityAt: 'desc' }, { id: 'desc' }],
      take: size,
    });
    // oxlint-disable-next-line no-await-in-loop
    found.push(...(await fitting(ctx, rows, answers)));
    const last = rows.at(-1);
    if (found.length >= take || rows.length < size || !last) return found.slice(0, take);
    cursor = cursorOf(last);
  }
}

const Position = v.strictTuple([v.pipe(v.string(), v.isoTimestamp()), v.string()]);

export const cursorOf = ({ activityAt, id }: FormSubmission): string => encodeCursor([activityAt.toISOString(), id]);

function following(after: string): Prisma.FormSubmissionWhereInput {
  const [at, id] = decodeCursor('after', after, Position);
  const activityAt = new Date(at);
  return { OR: [{ activityAt: { lt: activityAt } }, { activityAt, id: { lt: id } }] };
}

const VIEWS: Readonly<Record<FormSubmissionView, Prisma.FormSubmissionWhereInput>> = {
  All: { state: { not: 'Sent' }, status: { not: 'Spam' } },
  Unread: { state: 'Complete', status: 'New' },
  Partial: { state: 'Partial', status: { not: 'Spam' } },
  Starred: { state: { not: 'Sent' }, status: { not: 'Spam' }, isStarred: true },
  Spam: { state: { not: 'Sent' }, status: 'Spam' },
};

const MOST_WORDS = 8;

function submissionsWhere(
  formTemplateId: string,
  { view, search, since, until, answers }: FormSubmissionFilter,
): Prisma.FormSubmissionWhereInput {
  const words = (search ?? '').toLowerCase().slice(0, 200).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return {
    formTemplateId,
    ...VIEWS[view ?? 'All'],
    ...((since ?? until) && { activityAt: { ...(since && { gte: since }), ...(until && { lt: until }) } }),
    AND: [...words.map((word) => ({ searchText: { contains: word } })), ...(answers ?? []).map(mayFit)],
  };
}

const MOST_FILTERS = 10;
const MOST_VALUES = 50;
const LONGEST = 200;

function checkedAnswers(filters: readonly FormAnswerFilter[]): readonly FormAnswerFilter[] {
  const isRight =
    filters.length <= MOST_FILTERS &&
    filters.every(({ values }) => values.length <= MOST_VALUES && values.every((value) => value.length <= LONGEST));
  if (isRight) return filters;
  const most = `at most ${MOST_FILTERS} questions, and by ${MOST_VALUES} short answers each`;
  throw domainError('BAD_INPUT', `Filter by ${most}.`, { field: 'filter.answers' });
}

/** All that may fit, and some that does not. */
function mayFit({ fieldId, values }: FormAnswerFilter): Prisma.FormSubmissionWhereInput {
  return {
    answers: { contains: `${JSON.stringify(fieldId)}:` },
    OR: values.flatMap((value) => [
      { searchText: { contains: value.trim().toLowerCase() } },
      { answers: { contains: storedAs(value.trim()) } },
    ]),
  };
}

/** How an answer stands in the JSON of all. */
function storedAs(value: string): string {
  if (value === 'yes') return 'true';
  return value === 'no' ? 'false' : JSON.stringify(value).slice(1, -1);
}

async function fitting(
  ctx: Pick<Context, 'db'>,
  rows: readonly FormSubmission[],
  filters: readonly FormAnswerFilter[],
): Promise<readonly FormSubmission[]> {
  if (filters.length === 0) return rows;
  const asked = await Promise.all(rows.map(async (row) => ({ row, form: await askedInList(ctx, row) })));
  return asked
    .filter(({ row, form }) => {
      const answers = answersOf(row, form);
      return filters.every(({ fieldId, values }) => {
        const field = form.fields.find(({ id }) => id === fieldId);
        return field !== undefined && answerFits(field, answers[fieldId], values);
      });
    })
    .map(({ row }) => row);
}
