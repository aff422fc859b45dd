import { createHash } from 'node:crypto';
import type { Article, Prisma } from '@parley/db';
import * as v from 'valibot';
import { CONTENT_FIELDS, EMPTY_CONTENT, storedContent } from '#content/articleContent.ts';
import { findArticle } from '#content/articles.service.ts';
import { language, writeNewArticle } from '#content/createArticle.ts';
import { storedTags } from '#content/listTags.ts';
import { domainError } from '#errors.ts';
import { draftOf } from '#versioning/versions.service.ts';
import { endpoint, type ApiDeps, type Endpoint } from './endpoint.ts';
import { afterTime, PAGE, pageOf, since, toPage } from './page.ts';
import { ArticleRecord, ArticleWithBody, iso, maybeIso } from './records.ts';

function articleRecord(row: Article): v.InferOutput<typeof ArticleRecord> {
  const { id, type, status, title, summary, categoryId } = row;
  return {
    id,
    type,
    status,
    title,
    summary,
    language: row.language,
    categoryId,
    tags: storedTags(row),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    publishedAt: maybeIso(row.publishedAt),
  };
}

/** With what is published, or while nothing is, what is written so far. */
async function withBody(deps: Pick<ApiDeps, 'db'>, row: Article): Promise<v.InferOutput<typeof ArticleWithBody>> {
  const isWritten = row.type === 'Text' && row.publishedAt === null;
  const body = isWritten ? storedContent((await draftOf(deps, row.id)).content).body : row.body;
  return { ...articleRecord(row), body };
}

const ARTICLE_STATUSES = ['Draft', 'Published', 'Archived'] as const;

const listArticles = endpoint({
  id: 'listArticles',
  method: 'GET',
  path: '/articles',
  summary: 'Lists articles, the last changed ones first.',
  scope: 'ArticlesRead',
  query: {
    ...PAGE,
    status: v.optional(
      v.pipe(
        v.picklist(ARTICLE_STATUSES, `Choose one of ${ARTICLE_STATUSES.join(', ')}.`),
        v.description('Only these.'),
      ),
    ),
    since,
  },
  body: {},
  answer: pageOf(ArticleRecord),
  async run({ db }, { clientId, query }) {
    const after = afterTime(query.cursor);
    const rows = await db.article.findMany({
      where: {
        clientId,
        ...(query.status && { status: query.status }),
        AND: [
          query.since ? { updatedAt: { gte: query.since } } : {},
          after ? { OR: [{ updatedAt: { lt: after.at } }, { updatedAt: after.at, id: { lt: after.id } }] } : {},
        ],
      },
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      take: query.limit + 1,
    });
    return toPage(rows, query, { item: articleRecord, cursorOf: ({ updatedAt, id }) => [iso(updatedAt), id] });
  },
});

const getArticle = endpoint({
  id: 'getArticle',
  method: 'GET',
  path: '/articles/{id}',
  summary: 'Answers one article with its text.',
  scope: 'ArticlesRead',
  query: {},
  body: {},
  answer: ArticleWithBody,
  run: async (deps, { clientId, params }) => withBody(deps, await findArticle(deps.db, clientId, params.id ?? '')),
});

type Writing = { clientId: string; idempotencyKey: string; body: object; write: () => Promise<Article> };

/** The article that the first request with this key drafted, as it is now. Throws KEY_REUSED where the request is another. */
async function writtenOnce(
  tx: Prisma.TransactionClient,
  { clientId, idempotencyKey, body, write }: Writing,
): Promise<Article> {
  const apiRequestHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const known = await tx.article.findUnique({ where: { clientId_apiKey: { clientId, apiKey: idempotencyKey } } });
  if (known?.apiRequestHash === apiRequestHash) return known;
  if (known) {
    throw domainError('KEY_REUSED', 'This key already stands for another article. Send yours with a new key.');
  }
  const { id } = await write();
  return tx.article.update({ where: { id }, data: { apiKey: idempotencyKey, apiRequestHash } });
}

const createArticle = endpoint({
  id: 'createArticle',
  method: 'POST',
  path: '/articles',
  summary: 'Drafts an article, which a colleague publishes; with an Idempotency-Key once, however often it is asked.',
  scope: 'ArticlesWrite',
  query: {},
  body: {
    title: v.pipe(
      v.string('Enter a title.'),
      v.nonEmpty('Enter a title.'),
      CONTENT_FIELDS.title,
      v.description('At most 150 characters.'),
    ),
    body: v.pipe(v.string('Write the text as HTML.'), CONTENT_FIELDS.body, v.description('HTML, which is cleaned.')),
    summary: v.optional(v.pipe(v.string(), CONTENT_FIELDS.summary, v.description('At most 300 characters.')), ''),
    language: v.optional(v.pipe(v.string(), language, v.description('BCP 47; en unless given.')), 'en'),
    categoryId: v.optional(v.nullable(v.pipe(v.string(), v.description('Of an article category.'))), null),
  },
  example: { title: 'How to wash a rain jacket', body: '<p>At 30 degrees, without softener.</p>' },
  answer: ArticleWithBody,
  async run(deps, { clientId, key, body, idempotencyKey }) {
    const { language, categoryId, ...written } = body;
    const stamp = { name: key.name, at: deps.clock.now() };
    const content = { ...EMPTY_CONTENT, ...written };
    const article = await deps.db.$transaction(async (tx) => {
      const write = () =>
        writeNewArticle(tx, { clientId, content, language, categoryId, authorId: key.createdById, stamp });
      return idempotencyKey === null ? write() : writtenOnce(tx, { clientId, idempotencyKey, body, write });
    });
    return withBody(deps, article);
  },
});

export const ARTICLE_ENDPOINTS: readonly Endpoint[] = [listArticles, getArticle, createArticle];
