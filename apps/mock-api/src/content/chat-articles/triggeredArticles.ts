import type { AssistantConfig } from '@parley/assistant-config/configSchema';
import type { Article, Prisma } from '@parley/db';

type Deps = { db: Pick<Prisma.TransactionClient, 'article'> };

/** The published articles that an assistant's triggers open. */
export async function triggeredArticles({ db }: Deps, clientId: string, config: AssistantConfig): Promise<Article[]> {
  const ids = config.triggers.items.flatMap(({ action }) =>
    action.type === 'Article' && action.articleId !== null ? [action.articleId] : [],
  );
  if (ids.length === 0) return [];
  return db.article.findMany({ where: { clientId, id: { in: ids }, type: 'Text', status: 'Published' } });
}
