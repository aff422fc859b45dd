import type { GptSettings } from '@parley/assistant-config/gptSchema';
import type { Prisma } from '@parley/db';
import { withThoseBeneath } from '#content/categories.service.ts';
import type { Deps } from '#context.ts';

/** The ids of the articles that an assistant may answer from; a category stands for those beneath it as well. */
export async function articlesInScope(
  db: Deps['db'],
  clientId: string,
  scope: GptSettings['scope'],
): Promise<ReadonlySet<string>> {
  const kinds: Prisma.ArticleWhereInput[] = [];
  if (scope.articles === 'All') kinds.push({ type: 'Text' });
  if (scope.articles === 'Categories') {
    const categoryId = { in: await withThoseBeneath({ db }, clientId, scope.categoryIds) };
    kinds.push({ type: 'Text', categoryId });
  }
  if (scope.articles === 'Tags' && scope.tags.length > 0) {
    // Tags are kept as a JSON list.
    kinds.push({ type: 'Text', OR: scope.tags.map((tag) => ({ tags: { contains: JSON.stringify(tag) } })) });
  }
  if (scope.articles === 'Chosen') kinds.push({ type: 'Text', id: { in: scope.articleIds } });
  if (scope.documents) kinds.push({ type: 'Document' });
  if (scope.webpages) kinds.push({ type: 'Webpage' });
  if (kinds.length === 0) return new Set();
  const where = { clientId, status: 'Published', includeInGpt: true, OR: kinds } as const;
  const articles = await db.article.findMany({ where, select: { id: true } });
  return new Set(articles.map(({ id }) => id));
}
