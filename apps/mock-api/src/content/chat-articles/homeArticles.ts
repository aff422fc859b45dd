import type { ArticlesBlock, AssistantConfig } from '@parley/assistant-config/configSchema';
import type { Prisma } from '@parley/db';
import type { HomeArticle } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';

/** The articles that an assistant's home page names: so many a block as it shows, in each language that has published ones. */
export async function homeArticles(
  { db }: Pick<Context, 'db'>,
  clientId: string,
  { homePage: { blocks } }: AssistantConfig,
): Promise<HomeArticle[]> {
  const shown = blocks.filter((block) => block.type === 'Articles').filter(({ isVisible }) => isVisible);
  const lists = await Promise.all(shown.map((block) => articlesOf(db, clientId, block)));
  return lists.flat();
}

async function articlesOf(db: Context['db'], clientId: string, block: ArticlesBlock): Promise<HomeArticle[]> {
  const { id: blockId, shows, categoryId, most } = block;
  if (shows === 'Category' && categoryId === null) return [];
  const articles = await db.article.findMany({
    where: { clientId, type: 'Text', status: 'Published', ...(shows === 'Category' && { categoryId }) },
    orderBy: ORDERS[shows],
    select: { id: true, title: true, language: true },
  });
  const counts = new Map<string, number>();
  return articles.flatMap(({ id, title, language }) => {
    const before = counts.get(language) ?? 0;
    counts.set(language, before + 1);
    return before < most ? [{ blockId, id, title, language }] : [];
  });
}

const ORDERS: Readonly<Record<ArticlesBlock['shows'], Prisma.ArticleOrderByWithRelationInput[]>> = {
  MostRead: [{ views: 'desc' }, { id: 'asc' }],
  Newest: [{ publishedAt: 'desc' }, { id: 'asc' }],
  Category: [{ position: 'asc' }, { title: 'asc' }],
};
