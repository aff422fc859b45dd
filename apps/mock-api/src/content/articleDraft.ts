import { isBlank, plainText, slugOf, wordCount } from '@parley/article-html/text';
import type { Article, Draft, Prisma } from '@parley/db';
import type { PublishArticleInput, SaveArticleDraftInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing, type By } from '#audit/audit.ts';
import type { Context, Deps as AllDeps } from '#context.ts';
import { domainError } from '#errors.ts';
import { parseInput } from '#input.ts';
import {
  latestVersion,
  NOTE_FIELD,
  publishDraft,
  restoreVersion,
  saveDraft,
  stampOf,
  type Stamp,
} from '#versioning/versions.service.ts';
import { claimArticlePictures } from './articlePictures.ts';
import { CONTENT_FIELDS, EMPTY_CONTENT, storedContent, type ArticleContent } from './articleContent.ts';
import { findArticle, findWritten } from './articles.service.ts';
import { giveHelpCentre } from './help-centre/giveHelpCentre.ts';
import { includeArticle, tellGptStatus } from './gptStatus.ts';

export type ContentDeps = Pick<Context, 'db' | 'jobs' | 'events'> & Auditing;
type Tx = Prisma.TransactionClient;

/** As the audit log calls it. */
export const named = ({ id, title }: Pick<Article, 'id' | 'title'>) => ({ id, name: title || 'Untitled' });

/** Saves what somebody is writing; its HTML is cleaned. Throws BAD_INPUT naming the field, NOT_FOUND and DRAFT_CHANGED. */
export async function saveArticleDraft(
  ctx: ContentDeps,
  clientId: string,
  { articleId, revision, ...input }: SaveArticleDraftInput,
): Promise<Article> {
  const content = parseInput(CONTENT_FIELDS, input);
  return ctx.db.$transaction(async (tx) => {
    const article = await findWritten(tx, clientId, articleId);
    if (content.slug) await assertSlugIsFree(tx, { clientId, slug: content.slug, id: articleId });
    const subject = { subjectId: articleId, clientId };
    await saveDraft(tx, { ...subject, content: JSON.stringify(content), revision, stamp: stampOf(ctx) });
    await claimArticlePictures(tx, { articleId, clientId, body: content.body });
    return tx.article.update({
      where: { id: articleId },
      // While nothing is published, lists show what is being written.
      data: {
        updatedAt: ctx.clock.now(),
        ...(!article.publishedAt && { title: content.title, summary: content.summary }),
      },
    });
  });
}

type Slug = { clientId: string; slug: string; id: string };

async function assertSlugIsFree(tx: Tx, { clientId, slug, id }: Slug): Promise<void> {
  const other = await tx.article.findUnique({ where: { clientId_slug: { clientId, slug } }, select: { id: true } });
  if (!other || other.id === id) return;
  throw domainError('BAD_INPUT', 'Another article has this address already.', { field: 'slug' });
}

/** Puts the draft of `revision` before readers. Throws BAD_INPUT, NOT_FOUND, DRAFT_CHANGED and NOTHING_CHANGED. */
export async function publishArticle(
  ctx: ContentDeps,
  clientId: string,
  publish: PublishArticleInput,
): Promise<Article> {
  const { note } = parseInput(NOTE_FIELD, { note: publish.note ?? '' });
  const article = await ctx.db.$transaction(async (tx) => {
    const before = await findWritten(tx, clientId, publish.articleId);
    return publishNow(tx, ctx, {
      article: before,
      revision: publish.revision,
      note,
      stamp: stampOf(ctx),
      who: by(ctx),
    });
  });
  tellGptStatus(ctx, [article]);
  return article;
}

type PublishNow = { article: Article; revision: number; note: string; stamp: Stamp; who: By | null };

/** Publishes within a transaction, after which `tellGptStatus` is due. Throws BAD_INPUT, DRAFT_CHANGED and NOTHING_CHANGED. */
export async function publishNow(
  tx: Tx,
  deps: Pick<AllDeps, 'jobs'>,
  { article, revision, note, stamp, who }: PublishNow,
): Promise<Article> {
  const { id, clientId } = article;
  const draft = await tx.draft.findUniqueOrThrow({ where: { subjectId: id } });
  const content = storedContent(draft.content);
  assertComplete(content);
  if (content.slug) await assertSlugIsFree(tx, { clientId, slug: content.slug, id });

  const latest = await latestVersion(tx, id);
  const isBack = latest !== null && article.status !== 'Published' && latest.content === draft.content;
  const version = isBack ? latest : await publishDraft(tx, { subjectId: id, clientId, revision, note, stamp });
  const { title, summary, body } = content;
  const published = await tx.article.update({
    where: { id },
    data: {
      title,
      summary,
      body,
      slug: content.slug || article.slug || (await freeSlug(tx, clientId, title)),
      words: wordCount(plainText(body)),
      status: 'Published',
      publishedAt: stamp.at,
      publishAt: null,
      updatedAt: stamp.at,
    },
  });
  await giveHelpCentre(tx, clientId);
  const detail = `version ${version.number}${note && `: ${note}`}`;
  await audit(tx, who, { action: 'ArticlePublished', target: named(published), detail });
  return includeArticle(tx, deps, published);
}

/** Throws BAD_INPUT where there is nothing for readers yet, naming the field. */
export function assertComplete({ title, body }: Pick<ArticleContent, 'title' | 'body'>): void {
  if (!title) throw domainError('BAD_INPUT', 'Give the article a title first.', { field: 'title' });
  if (isBlank(body)) throw domainError('BAD_INPUT', 'Write the text of the article first.', { field: 'body' });
}

/** `sizes`, or `sizes-2` where that is taken. */
async function freeSlug(tx: Tx, clientId: string, title: string): Promise<string> {
  const wanted = slugOf(title).slice(0, 70) || 'article';
  const taken = await tx.article.findMany({
    where: { clientId, slug: { startsWith: wanted } },
    select: { slug: true },
  });
  const slugs = new Set(taken.map(({ slug }) => slug));
  let free = wanted;
  for (let number = 2; slugs.has(free); number += 1) free = `${wanted}-${number}`;
  return free;
}

/** Goes back to what was last published, or to an empty article under its title. Throws NOT_FOUND. */
export async function discardArticleDraft(ctx: ContentDeps, clientId: string, id: string): Promise<Article> {
  return ctx.db.$transaction(async (tx) => {
    const article = await findWritten(tx, clientId, id);
    const version = await latestVersion(tx, id);
    const subject = { subjectId: id, clientId, stamp: stampOf(ctx) };
    if (version) await restoreVersion(tx, { ...subject, number: version.number });
    else {
      const { revision } = await tx.draft.findUniqueOrThrow({ where: { subjectId: id } });
      await saveDraft(tx, {
        ...subject,
        revision,
        content: JSON.stringify({ ...EMPTY_CONTENT, title: article.title }),
      });
    }
    return article;
  });
}

/** Makes an earlier version the draft, to be looked at and published. Throws NOT_FOUND. */
export async function restoreArticleVersion(
  ctx: ContentDeps,
  clientId: string,
  { id, number }: { id: string; number: number },
): Promise<Article> {
  return ctx.db.$transaction(async (tx) => {
    await findWritten(tx, clientId, id);
    await restoreVersion(tx, { subjectId: id, clientId, number, stamp: stampOf(ctx) });
    return tx.article.update({ where: { id }, data: { updatedAt: ctx.clock.now() } });
  });
}

/** Takes an article from readers and out of answers. Throws NOT_FOUND. */
export async function unpublishArticle(ctx: ContentDeps, clientId: string, id: string): Promise<Article> {
  const article = await ctx.db.$transaction(async (tx) => {
    const before = await findArticle(tx, clientId, id);
    if (before.status !== 'Published') return before;
    const after = await tx.article.update({
      where: { id },
      data: { status: 'Draft', publishedAt: null, publishAt: null, updatedAt: ctx.clock.now() },
    });
    await audit(tx, by(ctx), { action: 'ArticleUnpublished', target: named(after) });
    return includeArticle(tx, ctx, after);
  });
  tellGptStatus(ctx, [article]);
  return article;
}

/** Takes `unpublishArticle` back; the draft stays as it is. Throws NOT_FOUND, also where nothing was ever published. */
export async function republishArticle(
  ctx: ContentDeps,
  clientId: string,
  { id, publishAt = null }: { id: string; publishAt?: Date | null },
): Promise<Article> {
  const now = ctx.clock.now();
  const article = await ctx.db.$transaction(async (tx) => {
    const before = await findWritten(tx, clientId, id);
    if (before.status !== 'Draft') return before;
    const version = await latestVersion(tx, id);
    if (!version) throw domainError('NOT_FOUND', 'This article was never published.');
    const { title, summary, body } = storedContent(version.content);
    const after = await tx.article.update({
      where: { id },
      data: {
        title,
        summary,
        body,
        status: 'Published',
        publishedAt: version.publishedAt,
        publishAt: publishAt && publishAt > now ? publishAt : null,
        updatedAt: now,
      },
    });
    const detail = `version ${version.number}`;
    await audit(tx, by(ctx), { action: 'ArticlePublished', target: named(after), detail });
    return includeArticle(tx, ctx, after);
  });
  tellGptStatus(ctx, [article]);
  return article;
}

/** Says whether answers may use an article. Throws NOT_FOUND. */
export async function setArticleIncluded(
  ctx: ContentDeps,
  clientId: string,
  { id, isIncluded }: { id: string; isIncluded: boolean },
): Promise<Article> {
  const article = await ctx.db.$transaction(async (tx) => {
    const before = await findArticle(tx, clientId, id);
    if (before.includeInGpt === isIncluded) return before;
    const after = await tx.article.update({ where: { id }, data: { includeInGpt: isIncluded } });
    await audit(tx, by(ctx), { action: isIncluded ? 'ArticleIncluded' : 'ArticleExcluded', target: named(after) });
    return includeArticle(tx, ctx, after);
  });
  tellGptStatus(ctx, [article]);
  return article;
}

/** Trains again what has Failed or is Outdated; anything else stays as it is. Throws NOT_FOUND. */
export async function retryTraining(ctx: ContentDeps, clientId: string, id: string): Promise<Article> {
  const article = await ctx.db.$transaction(async (tx) => {
    const before = await findArticle(tx, clientId, id);
    const isDue = before.gptStatus === 'Failed' || before.gptStatus === 'Outdated';
    return isDue ? includeArticle(tx, ctx, before) : before;
  });
  tellGptStatus(ctx, [article]);
  return article;
}

/** Whether there is something to publish. */
export async function hasUnpublishedChanges(
  { db }: Pick<Context, 'db'>,
  { subjectId, content }: Draft,
): Promise<boolean> {
  return (await latestVersion(db, subjectId))?.content !== content;
}
