import type { FormSubmission, Prisma } from '@parley/db';
import type { FormSubmissionFilter } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { forwardPage, pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { cursorOf, findSubmissions } from './findSubmissions.ts';
import { named } from './formDraft.ts';
import { findForm } from './formTemplates.service.ts';

type Deps = Pick<Context, 'db'> & Auditing;
type Page = {
  formTemplateId: string;
  filter?: FormSubmissionFilter | null;
  first?: number | null;
  after?: string | null;
};

/** A page of what visitors made of a form, the newest first. Throws NOT_FOUND, BAD_INPUT with `field`. */
export async function listSubmissions(ctx: Pick<Context, 'db'>, clientId: string, page: Page) {
  const size = pageSize('first', page.first, 50);
  const { filter, after } = page;
  const { id } = await findForm(ctx.db, clientId, page.formTemplateId);
  const rows = await findSubmissions(ctx, id, { filter, after, take: size + 1 });
  return forwardPage(rows, { size, cursor: after }, cursorOf);
}

const MOST_AT_ONCE = 100;

type Change = { ids: readonly string[]; status?: 'New' | 'Seen' | 'Spam' | null; isStarred?: boolean | null };

/** Marks submissions. Throws NOT_FOUND when one is unknown, BAD_INPUT with `field`. */
export async function updateSubmissions(ctx: Deps, clientId: string, change: Change): Promise<FormSubmission[]> {
  const { status, isStarred } = change;
  return ctx.db.$transaction(async (tx) => {
    const ids = await ownIds(tx, { clientId }, change.ids);
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
    const ids = await ownIds(tx, { clientId }, given);
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

type Owner = { clientId: string; id?: string };

/** The ids of submissions of a company, or of one of its forms, once each. Throws NOT_FOUND when one is another's, BAD_INPUT. */
export async function ownIds(
  tx: Pick<Prisma.TransactionClient, 'formSubmission'>,
  { clientId, id: formTemplateId }: Owner,
  given: readonly string[],
): Promise<string[]> {
  const ids = [...new Set(given)];
  if (ids.length === 0 || ids.length > MOST_AT_ONCE) {
    throw domainError('BAD_INPUT', `Choose 1 to ${MOST_AT_ONCE} submissions.`, { field: 'ids' });
  }
  const found = await tx.formSubmission.count({
    where: { id: { in: ids }, clientId, ...(formTemplateId !== undefined && { formTemplateId }) },
  });
  if (found < ids.length) throw domainError('NOT_FOUND', 'One of these submissions does not exist any more.');
  return ids;
}
