import type { ArticlesBlock, AssistantConfig } from '@parley/assistant-config/configSchema';
import type { Prisma } from '@parley/db';
import type { HomeArticle } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { withThoseBeneath } from '../categories.service.ts';
import { withTranslations } from '../translations.ts';
import { publishedArticles } from './publishedArticles.ts';

type Deps = Pick<Context, 'db'>;

/** The articles that an assistant's home page names: so many a block as it shows, in each language that has published ones. */
export async function homeArticles(
  ctx: Deps,
  clientId: string,
  { homePage: { blocks } }: AssistantConfig,
): Promise<HomeArticle[]> {
  const shown = blocks.filter((block) => block.type === 'Articles').filter(({ isVisible }) => isVisible);
  return (await Promise.all(shown.map((block) => articlesOf(ctx, clientId, block)))).flat();
}

async function articlesOf(ctx: Deps, clientId: string, block: ArticlesBlock): Promise<HomeArticle[]> {
  const { id: blockId, shows, categoryId, most } = block;
  if (shows === 'Chosen') {
    const chosen = block.articleIds ?? [];
    const published = await publishedArticles(ctx, clientId, chosen);
    return (
      await withTranslations(
        ctx.db,
        published.toSorted((one, other) => chosen.indexOf(one.id) - chosen.indexOf(other.id)),
      )
    ).map(({ id: articleId, title, language }) => ({ blockId, articleId, title, language }));
  }
  if (shows === 'Category' && categoryId === null) return [];
  const where = {
    clientId,
    type: 'Text',
    status: 'Published',
    ...(shows === 'Category' &&
      categoryId !== null && { categoryId: { in: await withThoseBeneath(ctx, clientId, [categoryId]) } }),
  } as const;
  const { article } = ctx.db;
  const languages = await article.groupBy({ by: ['language'], where, orderBy: { language: 'asc' } });
  const lists = await Promise.all(
    languages.map(({ language }) =>
      article.findMany({
        where: { ...where, language },
        orderBy: ORDERS[shows],
        take: most,
        select: { id: true, title: true, language: true },
      }),
    ),
  );
  return lists.flat().map(({ id: articleId, title, language }) => ({ blockId, articleId, title, language }));
}

const ORDERS: Readonly<Record<Exclude<ArticlesBlock['shows'], 'Chosen'>, Prisma.ArticleOrderByWithRelationInput[]>> = {
  MostRead: [{ views: 'desc' }, { id: 'asc' }],
  Newest: [{ publishedAt: 'desc' }, { id: 'asc' }],
  Category: [{ position: 'asc' }, { title: 'asc' }],
};
