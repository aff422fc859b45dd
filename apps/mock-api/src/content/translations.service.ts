import { randomUUID } from 'node:crypto';
import type { Article, Prisma } from '@parley/db';
import type { LinkTranslationInput, TranslateArticleInput } from '#__generated__/resolvers.ts';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { requireUser } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { parseInput } from '#input.ts';
import { stampOf } from '#versioning/versions.service.ts';
import { storedContent } from './articleContent.ts';
import { named } from './articleDraft.ts';
import { findWritten } from './articles.service.ts';
import { language, writeNewArticle } from './createArticle.ts';
import { storedTags } from './listTags.ts';
import { assertLanguageIsFree, translationsOf } from './translations.ts';

type Deps = Pick<Context, 'db'> & Auditing;
type Tx = Pick<Prisma.TransactionClient, 'article'>;

/**
 * Begins an article in another language: a draft that holds its latest text, to be translated, in the same category and with the
 * same tags. Throws BAD_INPUT for `language`, and NOT_FOUND.
 */
export async function translateArticle(
  ctx: Deps,
  clientId: string,
  { articleId, ...input }: TranslateArticleInput,
): Promise<Article> {
  const { language: tag } = parseInput({ language }, input);
  const authorId = requireUser(ctx).user.id;
  return ctx.db.$transaction(async (tx) => {
    const article = await findWritten(tx, clientId, articleId);
    if (article.language === tag) {
      throw domainError('BAD_INPUT', 'This article is in that language.', { field: 'language' });
    }
    await assertLanguageIsFree(tx, article, tag);
    const { content } = await tx.draft.findUniqueOrThrow({ where: { subjectId: articleId } });
    const translation = await writeNewArticle(tx, {
      clientId,
      // Each has an address of its own, which is made of its title unless somebody writes one.
      content: { ...storedContent(content), slug: '' },
      language: tag,
      tags: storedTags(article),
      categoryId: article.categoryId,
      authorId,
      stamp: stampOf(ctx),
    });
    return group(tx, article, translation);
  });
}

/** Says that two articles are the same in two languages. Throws NOT_FOUND, and BAD_INPUT where that cannot be. */
export async function linkTranslation(
  ctx: Deps,
  clientId: string,
  { articleId, translationId }: LinkTranslationInput,
): Promise<Article> {
  return ctx.db.$transaction(async (tx) => {
    const article = await findWritten(tx, clientId, articleId);
    const translation = await findWritten(tx, clientId, translationId);
    assertLinkable(article, translation, (await translationsOf(tx, translation)).length > 0);
    await assertLanguageIsFree(tx, article, translation.language);
    await group(tx, article, translation);
    const change = { field: 'translation', before: null, after: translation.title };
    await audit(tx, by(ctx), { action: 'ArticleChanged', target: named(article), changes: [change] });
    return findWritten(tx, clientId, articleId);
  });
}

function assertLinkable(article: Article, translation: Article, isOfOthers: boolean): void {
  const refuse = (message: string) => domainError('BAD_INPUT', message, { field: 'translationId' });
  if (article.language === translation.language) throw refuse('Both are in the same language.');
  if (isOfOthers) throw refuse('It is a translation of another article. Unlink it there first.');
}

/** Makes a translation an article by itself again: answers it, then those that it was the same as. Throws NOT_FOUND. */
export async function unlinkTranslation(ctx: Deps, clientId: string, id: string): Promise<Article[]> {
  return ctx.db.$transaction(async (tx) => {
    const article = await findWritten(tx, clientId, id);
    const others = await translationsOf(tx, article);
    if (others.length === 0) return [article];
    const change = { field: 'translation', before: others.map(({ title }) => title).join(', '), after: null };
    await audit(tx, by(ctx), { action: 'ArticleChanged', target: named(article), changes: [change] });
    return [await tx.article.update({ where: { id }, data: { translationGroup: null } }), ...others];
  });
}

/** Puts a translation beside an article; answers the translation. */
async function group(tx: Tx, article: Article, translation: Article): Promise<Article> {
  const translationGroup = article.translationGroup ?? randomUUID();
  await tx.article.update({ where: { id: article.id }, data: { translationGroup } });
  return tx.article.update({ where: { id: translation.id }, data: { translationGroup } });
}
