import type { Article } from '@parley/db';
import { audit, by, byNobody } from '#audit/audit.ts';
import type { Deps } from '#context.ts';
import { domainError, isDomainError } from '#errors.ts';
import { storedContent } from './articleContent.ts';
import { assertComplete, named, publishNow, type ContentDeps } from './articleDraft.ts';
import { findWritten } from './articles.service.ts';
import { tellGptStatus } from './gptStatus.ts';

const YEAR_MS = 366 * 24 * 60 * 60_000;

/** Publishes the draft, as it is then, at a time to come. Throws BAD_INPUT naming the field, and NOT_FOUND. */
export async function scheduleArticle(
  ctx: ContentDeps,
  clientId: string,
  { id, publishAt }: { id: string; publishAt: Date },
): Promise<Article> {
  const wait = publishAt.getTime() - ctx.clock.now().getTime();
  if (wait <= 0) throw domainError('BAD_INPUT', 'Choose a time to come.', { field: 'publishAt' });
  if (wait > YEAR_MS) throw domainError('BAD_INPUT', 'Choose a time within a year.', { field: 'publishAt' });
  return ctx.db.$transaction(async (tx) => {
    const article = await findWritten(tx, clientId, id);
    const draft = await tx.draft.findUniqueOrThrow({ where: { subjectId: id } });
    assertComplete(storedContent(draft.content));
    const detail = publishAt.toISOString();
    await audit(tx, by(ctx), { action: 'ArticleScheduled', target: named(article), detail });
    return tx.article.update({ where: { id }, data: { publishAt } });
  });
}

/** Throws NOT_FOUND. */
export async function unscheduleArticle(ctx: ContentDeps, clientId: string, id: string): Promise<Article> {
  return ctx.db.$transaction(async (tx) => {
    const article = await findWritten(tx, clientId, id);
    if (!article.publishAt) return article;
    await audit(tx, by(ctx), { action: 'ArticleUnscheduled', target: named(article) });
    return tx.article.update({ where: { id }, data: { publishAt: null } });
  });
}

/** Publishes the drafts whose time has come. One that cannot be published is no longer scheduled. */
export async function publishDueArticles(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const due = await deps.db.article.findMany({ where: dueBy(now), select: { id: true } });
  for (const { id } of due) await publishDue(deps, id, now);
}

/** What is archived keeps its schedule, for when it is taken back. */
const dueBy = (now: Date) => ({ status: { not: 'Archived' }, publishAt: { lte: now } }) as const;

async function publishDue(deps: Deps, id: string, now: Date): Promise<void> {
  try {
    const published = await deps.db.$transaction(async (tx) => {
      const article = await tx.article.findFirst({ where: { id, ...dueBy(now) } });
      if (!article) return null;
      const { revision } = await tx.draft.findUniqueOrThrow({ where: { subjectId: id } });
      const stamp = { name: null, at: now };
      return publishNow(tx, deps, {
        article,
        revision,
        note: 'As scheduled',
        stamp,
        who: byNobody(deps, article.clientId),
      });
    });
    if (published) tellGptStatus(deps, [published]);
  } catch (error) {
    if (!isDomainError(error, 'NOTHING_CHANGED') && !isDomainError(error, 'BAD_INPUT')) throw error;
    await deps.db.article.updateMany({ where: { id }, data: { publishAt: null } });
  }
}
