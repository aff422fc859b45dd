import type { FormSubmission, Prisma } from '@parley/db';
import * as v from 'valibot';
import type { FormSubmissionFilter, FormSubmissionView } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { decodeCursor, encodeCursor, forwardPage, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { named } from './formDraft.ts';
import { findForm } from './formTemplates.service.ts';

type Deps = Pick<Context, 'db'> & Auditing;
type Page = {
  formTemplateId: string;
  filter?: FormSubmissionFilter | null;
  first?: number | null;
  after?: string | null;
};

const Position = v.strictTuple([v.pipe(v.string(), v.isoTimestamp()), v.string()]);

/** A page of what visitors made of a form, the newest first. Throws NOT_FOUND, BAD_INPUT with `field`. */
export async function listSubmissions({ db }: Pick<Context, 'db'>, clientId: string, page: Page) {
  const size = pageSize('first', page.first, 50);
  const { id: formTemplateId } = await findForm(db, clientId, page.formTemplateId);
  const rows = await db.formSubmission.findMany({
    where: { AND: [submissionsWhere(formTemplateId, page.filter ?? {}), page.after ? following(page.after) : {}] },
    orderBy: [{ activityAt: 'desc' }, { id: 'desc' }],
    take: size + 1,
  });
  const cursorOf = ({ activityAt, id }: FormSubmission) => encodeCursor([activityAt.toISOString(), id]);
  return forwardPage(rows, { size, cursor: page.after }, cursorOf);
}

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

/** Those of a form that pass. */
export function submissionsWhere(
  formTemplateId: string,
  { view, search, since }: FormSubmissionFilter,
): Prisma.FormSubmissionWhereInput {
  const words = (search ?? '').toLowerCase().slice(0, 200).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return {
    formTemplateId,
    ...VIEWS[view ?? 'All'],
    ...(since && { activityAt: { gte: since } }),
    AND: words.map((word) => ({ searchText: { contains: word } })),
  };
}

const MOST_AT_ONCE = 100;

type Change = { ids: readonly string[]; status?: 'New' | 'Seen' | 'Spam' | null; isStarred?: boolean | null };

/** Marks submissions. Throws NOT_FOUND when one is unknown, BAD_INPUT with `field`. */
export async function updateSubmissions(ctx: Deps, clientId: string, change: Change): Promise<FormSubmission[]> {
  const { status, isStarred } = change;
  return ctx.db.$transaction(async (tx) => {
    const ids = await ownIds(tx, clientId, change.ids);
    return tx.formSubmission.updateManyAndReturn({
      where: { id: { in: ids }, clientId },
      data: {
        ...(status && { status }),
        ...(isStarred !== null && isStarred !== undefined && { isStarred }),
        version: { increment: 1 },
      },
    });
  });
}

/** Deletes what visitors sent in, with its files. Throws as updateSubmissions. */
export async function deleteSubmissions(ctx: Deps, clientId: string, given: readonly string[]): Promise<string[]> {
  return ctx.db.$transaction(async (tx) => {
    const ids = await ownIds(tx, clientId, given);
    const rows = await tx.formSubmission.findMany({
      where: { id: { in: ids } },
      select: { messageId: true, formTemplateId: true },
    });
    await tx.attachment.deleteMany({ where: { messageId: { in: rows.flatMap(({ messageId }) => messageId ?? []) } } });
    await tx.formSubmission.deleteMany({ where: { id: { in: ids } } });
    const form = await findForm(tx, clientId, rows[0]?.formTemplateId ?? '');
    const detail = ids.length === 1 ? 'a submission' : `${ids.length} submissions`;
    await audit(tx, by(ctx), { action: 'FormSubmissionsDeleted', target: named(form), detail });
    return ids;
  });
}

async function ownIds(tx: Prisma.TransactionClient, clientId: string, given: readonly string[]): Promise<string[]> {
  const ids = [...new Set(given)];
  if (ids.length === 0 || ids.length > MOST_AT_ONCE) {
    throw domainError('BAD_INPUT', `Choose 1 to ${MOST_AT_ONCE} submissions.`, { field: 'ids' });
  }
  const found = await tx.formSubmission.count({ where: { id: { in: ids }, clientId } });
  if (found < ids.length) throw domainError('NOT_FOUND', 'One of these submissions does not exist any more.');
  return ids;
}
