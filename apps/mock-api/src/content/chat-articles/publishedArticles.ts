import type { Article, Prisma } from '@parley/db';

type Deps = { db: Pick<Prisma.TransactionClient, 'article'> };

/** Those of the articles of these ids that visitors may read. */
export async function publishedArticles({ db }: Deps, clientId: string, ids: readonly string[]): Promise<Article[]> {
  if (ids.length === 0) return [];
  return db.article.findMany({ where: { clientId, id: { in: [...ids] }, type: 'Text', status: 'Published' } });
}

/** Those of a client's articles with these ids, whatever visitors may read. */
export async function existingArticles({ db }: Deps, clientId: string, ids: readonly string[]): Promise<Article[]> {
  if (ids.length === 0) return [];
  return db.article.findMany({ where: { clientId, id: { in: [...ids] } } });
}
