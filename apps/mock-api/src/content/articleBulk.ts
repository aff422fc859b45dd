import type { Article, Prisma } from '@parley/db';
import type { ArticleLeftOutReason } from '#__generated__/resolvers.ts';
import { forgetPassages } from '#answers/search/knownPassages.ts';
import { audit, by } from '#audit/audit.ts';
import { domainError, isDomainError } from '#errors.ts';
import { stampOf } from '#versioning/versions.service.ts';
import { named, publishNow, type ContentDeps } from './articleDraft.ts';
import { findCategory } from './categories.service.ts';
import { includeArticle, tellGptStatus } from './gptStatus.ts';
import { translationsOf } from './translations.ts';

type Tx = Prisma.TransactionClient;
const MOST_AT_ONCE = 100;

/**
 * Those of `ids` that still exist, in their order. Throws BAD_INPUT when there are too many, and NOT_FOUND when none exists.
 */
async function findArticles(tx: Tx, clientId: string, ids: readonly string[]): Promise<Article[]> {
  if (ids.length > MOST_AT_ONCE) {
    throw domainError('BAD_INPUT', `Choose at most ${MOST_AT_ONCE} articles at once.`, { field: 'ids' });
  }
  const found = await tx.article.findMany({ where: { clientId, id: { in: [...ids] } } });
  if (found.length === 0) throw domainError('NOT_FOUND', 'None of these articles exists any more.');
  const byId = new Map(found.map((article) => [article.id, article]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Does something to each article in one transaction; those for which it answers null stay as they are. */
async function toEach(
  ctx: ContentDeps,
  { clientId, ids }: { clientId: string; ids: readonly string[] },
  change: (tx: Tx, article: Article) => Promise<Article | null>,
): Promise<Article[]> {
  const changed = await ctx.db.$transaction(async (tx) => {
    const after: Article[] = [];
    for (const article of await findArticles(tx, clientId, ids)) {
      const one = await change(tx, article);
      if (one) after.push(one);
    }
    return after;
  });
  tellGptStatus(ctx, changed);
  return changed;
}

type Ids = readonly string[];

type LeftOut = { articleId: string; reason: ArticleLeftOutReason };

/** Those that cannot be published stay as they are; it answers why. */
export async function publishArticles(
  ctx: ContentDeps,
  clientId: string,
  ids: Ids,
): Promise<{ articles: Article[]; leftOut: LeftOut[] }> {
  const leftOut: LeftOut[] = [];
  const articles = await toEach(ctx, { clientId, ids }, async (tx, article) => {
    const leave = (reason: ArticleLeftOutReason) => {
      leftOut.push({ articleId: article.id, reason });
      return null;
    };
    if (article.type !== 'Text') return leave('NotWritten');
    const { revision } = await tx.draft.findUniqueOrThrow({ where: { subjectId: article.id } });
    try {
      return await publishNow(tx, ctx, { article, revision, note: '', stamp: stampOf(ctx), who: by(ctx) });
    } catch (error) {
      const reason = reasonOf(error);
      if (!reason) throw error;
      return leave(reason);
    }
  });
  return { articles, leftOut };
}

const OF_FIELD: Readonly<Record<string, ArticleLeftOutReason>> = {
  title: 'NoTitle',
  body: 'NoText',
  slug: 'AddressTaken',
};

/** Why an article was not published; null: that is no fault of its content. */
function reasonOf(error: unknown): ArticleLeftOutReason | null {
  if (isDomainError(error, 'NOTHING_CHANGED')) return 'NothingNew';
  return isDomainError(error, 'BAD_INPUT') ? (OF_FIELD[String(error.extensions.field)] ?? null) : null;
}

/** Throws NOT_FOUND also for the category. */
export const moveArticles = (
  ctx: ContentDeps,
  clientId: string,
  { ids, categoryId = null }: { ids: Ids; categoryId?: string | null },
): Promise<Article[]> =>
  toEach(ctx, { clientId, ids }, async (tx, article) => {
    const category = categoryId ? await findCategory(tx, clientId, categoryId) : null;
    if (article.categoryId === categoryId) return article;
    const position = await tx.article.count({ where: { clientId, categoryId } });
    const detail = category?.name ?? null;
    await audit(tx, by(ctx), { action: 'ArticleMoved', target: named(article), detail });
    return tx.article.update({ where: { id: article.id }, data: { categoryId, position, updatedAt: ctx.clock.now() } });
  });

export async function orderArticles(ctx: ContentDeps, clientId: string, ids: Ids): Promise<Article[]> {
  let position = 0;
  return toEach(ctx, { clientId, ids }, async (tx, { id }) => {
    const data = { position };
    position += 1;
    return tx.article.update({ where: { id }, data });
  });
}

/** Taken back, one that was published is published again, and one that was scheduled is so still unless its time is past. */
export const archiveArticles = (
  ctx: ContentDeps,
  clientId: string,
  { ids, isArchived }: { ids: Ids; isArchived: boolean },
): Promise<Article[]> =>
  toEach(ctx, { clientId, ids }, async (tx, article) => {
    if ((article.status === 'Archived') === isArchived) return article;
    const action = isArchived ? 'ArticleArchived' : 'ArticleUnarchived';
    await audit(tx, by(ctx), { action, target: named(article) });
    const status = isArchived ? 'Archived' : article.type === 'Text' && !article.publishedAt ? 'Draft' : 'Published';
    const now = ctx.clock.now();
    const isPast = article.publishAt !== null && article.publishAt <= now;
    const after = await tx.article.update({
      where: { id: article.id },
      data: { status, updatedAt: now, ...(isPast && { publishAt: null }) },
    });
    return includeArticle(tx, ctx, after);
  });

/** With their drafts, versions and what waits to be done with them. */
export async function deleteArticles(ctx: ContentDeps, clientId: string, ids: Ids): Promise<string[]> {
  const deleted = await ctx.db.$transaction(async (tx) => {
    const articles = await findArticles(tx, clientId, ids);
    const subjectId = { in: articles.map(({ id }) => id) };
    for (const article of articles) {
      await ctx.jobs.cancel(tx, article.id);
      await audit(tx, by(ctx), { action: 'ArticleDeleted', target: named(article) });
    }
    await tx.draft.deleteMany({ where: { clientId, subjectId } });
    await tx.version.deleteMany({ where: { clientId, subjectId } });
    for (const article of articles) await leavePictures(tx, article, subjectId.in);
    await tx.avatarImage.deleteMany({ where: { clientId, ownerId: subjectId } });
    await tx.article.deleteMany({ where: { clientId, id: subjectId } });
    return articles.map(({ id }) => id);
  });
  forgetPassages(ctx, clientId);
  return deleted;
}

/** A translation was begun with the pictures of this one: where one stays, they are its own from now on. */
async function leavePictures(tx: Tx, article: Article, deleted: Ids): Promise<void> {
  const heir = (await translationsOf(tx, article)).find(({ id }) => !deleted.includes(id));
  if (!heir) return;
  await tx.avatarImage.updateMany({
    where: { clientId: article.clientId, ownerId: article.id, kind: 'Article' },
    data: { ownerId: heir.id },
  });
}

export const trainArticles = (ctx: ContentDeps, clientId: string, ids: Ids): Promise<Article[]> =>
  toEach(ctx, { clientId, ids }, async (tx, article) =>
    article.status === 'Published' && article.includeInGpt ? includeArticle(tx, ctx, article) : null,
  );
