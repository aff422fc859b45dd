import type { Article } from '@parley/db';
import type { CreateArticleInput, UpdateArticleInput } from '#__generated__/resolvers.ts';
import * as v from 'valibot';
import { audit, by, type Auditing } from '#audit/audit.ts';
import { changesBetween } from '#audit/changesBetween.ts';
import { requireUser } from '#auth/permissions.ts';
import type { Context } from '#context.ts';
import { newId } from '#ids.ts';
import { parseInput } from '#input.ts';
import { assertRoom } from '#inbox/namedInput.ts';
import { singleLine } from '#singleLine.ts';
import { beginDraft, stampOf } from '#versioning/versions.service.ts';
import { CONTENT_FIELDS, EMPTY_CONTENT } from './articleContent.ts';
import { named } from './articleDraft.ts';
import { findArticle } from './articles.service.ts';
import { findCategory } from './categories.service.ts';

type Deps = Pick<Context, 'db'> & Auditing;

const MOST_ARTICLES = 10_000;

/** A BCP 47 tag as it is written: `de-AT`. */
export const language = v.pipe(
  v.string(),
  v.regex(/^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i, 'Choose a language.'),
  v.transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? 'en'),
);

const tag = v.pipe(v.string(), v.trim(), v.nonEmpty('A tag has no text.'), v.maxLength(40), singleLine);

/** A new article, which nobody outside sees. Throws BAD_INPUT naming the field, and NOT_FOUND for the category. */
export async function createArticle(ctx: Deps, clientId: string, input: CreateArticleInput): Promise<Article> {
  const fields = { title: CONTENT_FIELDS.title, language };
  const parsed = parseInput(fields, { title: input.title ?? '', language: input.language ?? 'en' });
  const { categoryId = null } = input;
  const now = ctx.clock.now();
  return ctx.db.$transaction(async (tx) => {
    if (categoryId) await findCategory(tx, clientId, categoryId);
    assertRoom(await tx.article.count({ where: { clientId } }), { most: MOST_ARTICLES, kinds: 'articles' });
    const id = newId('Article');
    const content = JSON.stringify({ ...EMPTY_CONTENT, title: parsed.title });
    await beginDraft(tx, { subjectId: id, clientId }, { content, stamp: stampOf(ctx) });
    return tx.article.create({
      data: {
        ...parsed,
        id,
        clientId,
        categoryId,
        type: 'Text',
        status: 'Draft',
        position: await tx.article.count({ where: { clientId, categoryId } }),
        authorId: requireUser(ctx).user.id,
        createdAt: now,
        updatedAt: now,
      },
    });
  });
}

const FIELDS = { language: v.optional(language), tags: v.optional(v.pipe(v.array(tag), v.maxLength(20))) };
const WORDS = { language: 'language', tags: 'tags' };

/** Changes what stands beside an article's text. Throws BAD_INPUT naming the field, and NOT_FOUND. */
export async function updateArticle(ctx: Deps, clientId: string, input: UpdateArticleInput): Promise<Article> {
  const { tags, ...rest } = parseInput(FIELDS, {
    language: input.language ?? undefined,
    tags: input.tags ?? undefined,
  });
  const data = { ...rest, ...(tags && { tags: JSON.stringify([...new Set(tags)]) }) };
  return ctx.db.$transaction(async (tx) => {
    const before = await findArticle(tx, clientId, input.articleId);
    const after = await tx.article.update({ where: { id: before.id }, data: { ...data, updatedAt: ctx.clock.now() } });
    const changes = changesBetween(before, after, WORDS);
    await audit(tx, by(ctx), { action: 'ArticleChanged', target: named(after), changes });
    return after;
  });
}
