import type { Article, Prisma } from '@parley/db';
import type { ArticleFilter, ArticleSort } from '#__generated__/resolvers.ts';
import { pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';

type Deps = Pick<Context, 'db'>;

/** Throws NOT_FOUND. */
export async function findArticle(
  { article }: Pick<Prisma.TransactionClient, 'article'>,
  clientId: string,
  id: string,
): Promise<Article> {
  const found = await article.findUnique({ where: { id, clientId } });
  if (!found) throw domainError('NOT_FOUND', 'This article does not exist any more.');
  return found;
}

/** As findArticle, of one that is written here: documents and webpages have no draft. */
export async function findWritten(
  tx: Pick<Prisma.TransactionClient, 'article'>,
  clientId: string,
  id: string,
): Promise<Article> {
  const article = await findArticle(tx, clientId, id);
  if (article.type !== 'Text') throw domainError('NOT_FOUND', 'This is not written here.');
  return article;
}

type Page = { filter?: ArticleFilter | null; sort: ArticleSort; first: number; skip: number };

const ORDER: Readonly<Record<ArticleSort, Prisma.ArticleOrderByWithRelationInput[]>> = {
  EditedNewest: [{ updatedAt: 'desc' }],
  EditedOldest: [{ updatedAt: 'asc' }],
  ChangedNewest: [{ webpage: { changedAt: { sort: 'desc', nulls: 'last' } } }],
  ChangedOldest: [{ webpage: { changedAt: { sort: 'asc', nulls: 'last' } } }],
  TitleAscending: [{ title: 'asc' }],
  TitleDescending: [{ title: 'desc' }],
  ViewsMost: [{ views: 'desc' }],
  Position: [{ position: 'asc' }, { createdAt: 'asc' }],
};

const MOST_SKIPPED = 100_000;

/** Throws BAD_INPUT with `field`. */
export async function listArticles({ db }: Deps, clientId: string, { filter, sort, first, skip }: Page) {
  const take = pageSize('first', first, first);
  if (skip < 0 || skip > MOST_SKIPPED) throw domainError('BAD_INPUT', 'There is no such page.', { field: 'skip' });
  const where = passing(clientId, filter ?? {});
  const [nodes, totalCount] = await Promise.all([
    db.article.findMany({ where, orderBy: [...ORDER[sort], { id: 'desc' }], skip, take }),
    db.article.count({ where }),
  ]);
  return { nodes, totalCount };
}

const MOST_WORDS = 8;

function passing(clientId: string, filter: ArticleFilter): Prisma.ArticleWhereInput {
  const { type, search, categoryId, crawlSourceId, isUncategorised, gptStatuses, authorId, status, language } = filter;
  const words = (search ?? '').slice(0, 200).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return {
    clientId,
    status: status ?? { not: 'Archived' },
    ...(type && { type }),
    ...(authorId && { authorId }),
    ...(crawlSourceId && { webpage: { sourceId: crawlSourceId } }),
    ...(language && { language }),
    ...(gptStatuses?.length && { gptStatus: { in: gptStatuses } }),
    AND: [
      ...(categoryId ? [{ OR: [{ categoryId }, { category: { parentId: categoryId } }] }] : []),
      ...(isUncategorised ? [{ categoryId: null }] : []),
      ...words.map((word) => ({
        OR: [
          { title: { contains: word } },
          { summary: { contains: word } },
          { tags: { contains: word } },
          { body: { contains: word } },
          { webpage: { url: { contains: word } } },
        ],
      })),
    ],
  };
}
