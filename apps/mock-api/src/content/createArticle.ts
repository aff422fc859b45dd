import type { Article, Prisma } from '@parley/db';
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
import { beginDraft, stampOf, type Stamp } from '#versioning/versions.service.ts';
import { CONTENT_FIELDS, EMPTY_CONTENT, type ArticleContent } from './articleContent.ts';
import { named } from './articleDraft.ts';
import { findArticle } from './articles.service.ts';
import { findCategory } from './categories.service.ts';
import { assertLanguageIsFree } from './translations.ts';

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
  const content = { ...EMPTY_CONTENT, title: parsed.title };
  const authorId = requireUser(ctx).user.id;
  return ctx.db.$transaction((tx) =>
    writeNewArticle(tx, { clientId, content, language: parsed.language, categoryId, authorId, stamp: stampOf(ctx) }),
  );
}

type NewArticle = {
  /** A fresh one unless given. */
  id?: string;
  clientId: string;
  content: ArticleContent;
  language: string;
  tags?: readonly string[];
  categoryId: string | null;
  authorId: string | null;
  stamp: Stamp;
};

/** A draft of what is already in order. Throws BAD_INPUT where there are too many, and NOT_FOUND for the category. */
export async function writeNewArticle(tx: Prisma.TransactionClient, article: NewArticle): Promise<Article> {
  const { id = newId('Article'), clientId, content, language, tags = [], categoryId, authorId, stamp } = article;
  if (categoryId) await findCategory(tx, clientId, categoryId);
  assertRoom(await tx.article.count({ where: { clientId } }), { most: MOST_ARTICLES, kinds: 'articles' });
  await beginDraft(tx, { subjectId: id, clientId }, { content: JSON.stringify(content), stamp });
  return tx.article.create({
    data: {
      title: content.title,
      summary: content.summary,
      language,
      tags: JSON.stringify(tags),
      id,
      clientId,
      categoryId,
      type: 'Text',
      status: 'Draft',
      position: await tx.article.count({ where: { clientId, categoryId } }),
      authorId,
      createdAt: stamp.at,
      updatedAt: stamp.at,
    },
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
    if (data.language) await assertLanguageIsFree(tx, before, data.language);
    const after = await tx.article.update({ where: { id: before.id }, data: { ...data, updatedAt: ctx.clock.now() } });
    const changes = changesBetween(before, after, WORDS);
    await audit(tx, by(ctx), { action: 'ArticleChanged', target: named(after), changes });
    return after;
  });
}
