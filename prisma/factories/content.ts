import { htmlFromMarkdown } from '@parley/article-html/markdown';
import { plainText, slugOf, wordCount } from '@parley/article-html/text';
import type { Article, ArticleCategory, Db, Prisma } from '../client.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

type ArticleOverrides = Partial<Prisma.ArticleUncheckedCreateInput> & {
  now?: Date;
  /** What it says, in place of `body`. */
  markdown?: string;
};

/**
 * A published article that nothing was trained on yet, of a client of its own unless `clientId` is given. A written one has its
 * draft and its first version.
 */
export async function buildArticle(db: Db, overrides: ArticleOverrides = {}): Promise<Article> {
  const { now = new Date(), markdown, ...rest } = overrides;
  const {
    clientId = (await buildClient(db, { now })).id,
    title = 'How returns work',
    status = 'Published',
    type = 'Text',
  } = rest;
  const text = markdown ?? 'You can send back anything within 60 days. The label costs nothing in Switzerland.';
  const body = rest.body ?? htmlFromMarkdown(text);
  const article = await db.article.create({
    data: {
      id: fakeId('artc'),
      language: 'en',
      slug: type === 'Text' ? await freeSlug(db, clientId, title) : null,
      words: wordCount(plainText(body)),
      publishedAt: status === 'Published' ? now : null,
      createdAt: now,
      updatedAt: now,
      ...rest,
      body: status === 'Published' ? body : '',
      status,
      clientId,
      title,
      type,
    },
  });
  if (type !== 'Text') return article;
  const own = { subjectId: article.id, clientId };
  const content = JSON.stringify({ title, summary: article.summary, body, slug: '', seoTitle: '', seoDescription: '' });
  await db.draft.create({ data: { ...own, content, revision: 1, savedAt: now } });
  if (status === 'Published') {
    await db.version.create({
      data: { ...own, id: `vers_${article.id}`, number: 1, content, note: '', publishedAt: now },
    });
  }
  return article;
}

async function freeSlug(db: Db, clientId: string, title: string): Promise<string> {
  const slug = slugOf(title) || 'article';
  const taken = await db.article.count({ where: { clientId, slug: { startsWith: slug } } });
  return taken === 0 ? slug : `${slug}-${taken + 1}`;
}

type CategoryOverrides = Partial<Prisma.ArticleCategoryUncheckedCreateInput> & { now?: Date };

/** A category without articles, after those that there are. */
export async function buildArticleCategory(db: Db, overrides: CategoryOverrides = {}): Promise<ArticleCategory> {
  const { now = new Date(), ...rest } = overrides;
  const { clientId = (await buildClient(db, { now })).id, name = 'Returns', parentId = null } = rest;
  const position = await db.articleCategory.count({ where: { clientId, parentId } });
  return db.articleCategory.create({
    data: { id: fakeId('acat'), slug: slugOf(name), position, createdAt: now, ...rest, name, clientId, parentId },
  });
}
