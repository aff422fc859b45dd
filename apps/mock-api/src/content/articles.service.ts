import type { Article, Prisma } from '@parley/db';
import type { ArticleFilter, ArticleSort } from '#__generated__/resolvers.ts';
import { pageSize } from '#connection.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { byTitle, meantWords } from './articleSearch.ts';

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

const ORDER: Readonly<Record<Exclude<ArticleSort, 'Relevance'>, Prisma.ArticleOrderByWithRelationInput[]>> = {
  EditedNewest: [{ updatedAt: 'desc' }],
  EditedOldest: [{ updatedAt: 'asc' }],
  ChangedNewest: [{ webpage: { changedAt: { sort: 'desc', nulls: 'first' } } }, { createdAt: 'desc' }],
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
  const words = wordsOf(filter?.search ?? '');
  if (sort === 'Relevance' && words.length > 0) {
    const ids = await idsByRelevance({ db }, clientId, filter ?? {}, words);
    const page = ids.slice(skip, skip + take);
    const rows = await db.article.findMany({ where: { clientId, id: { in: page } } });
    return { nodes: rows.toSorted((a, b) => page.indexOf(a.id) - page.indexOf(b.id)), totalCount: ids.length };
  }
  const where = passing(clientId, filter ?? {}, words);
  const order = ORDER[sort === 'Relevance' ? 'ViewsMost' : sort];
  const [nodes, totalCount] = await Promise.all([
    db.article.findMany({ where, orderBy: [...order, { id: 'desc' }], skip, take }),
    db.article.count({ where }),
  ]);
  return { nodes, totalCount };
}

/** What holds all words, or those that were probably meant where nothing does; the best first. */
async function idsByRelevance({ db }: Deps, clientId: string, filter: ArticleFilter, words: readonly string[]) {
  const holding = async (all: readonly string[]) => {
    const where = passing(clientId, filter, all);
    const orderBy = [{ views: 'desc' }, { id: 'desc' }] as const;
    const rows = await db.article.findMany({ where, select: { id: true, title: true }, orderBy: [...orderBy] });
    return byTitle(rows, all).map(({ id }) => id);
  };
  const ids = await holding(words);
  return ids.length > 0 ? ids : holding(await meantWords(db, words));
}

const MOST_WORDS = 8;

const wordsOf = (search: string) => search.slice(0, 200).split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);

function passing(clientId: string, filter: ArticleFilter, words: readonly string[]): Prisma.ArticleWhereInput {
  const { type, categoryId, crawlSourceId, isUncategorised, gptStatuses, authorId, status, language } = filter;
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
