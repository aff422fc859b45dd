import type { Article, ArticleType, GptStatus } from '@parley/db';
import type { ContentTypeSummary } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { listCategories } from './categories.service.ts';

type Deps = Pick<Context, 'db'>;

const TYPES: readonly ArticleType[] = ['Text', 'Document', 'Webpage'];
const ON_THE_WAY: readonly GptStatus[] = ['Queued', 'Extracting', 'Training'];

const kept = (clientId: string) => ({ clientId, status: { not: 'Archived' as const } });

/** How the content of a client stands, by type and by category. */
export async function contentSummary(deps: Deps, clientId: string) {
  const [types, categories] = await Promise.all([summaryByType(deps, clientId), summaryByCategory(deps, clientId)]);
  return { types, categories };
}

/** Drafts are for nobody yet. */
const isForAnswers = ({ status, includeInGpt }: Pick<Article, 'status' | 'includeInGpt'>) =>
  status === 'Published' && includeInGpt;

/** Of all types, also those of which there is nothing. */
async function summaryByType({ db }: Deps, clientId: string): Promise<ContentTypeSummary[]> {
  const groups = await db.article.groupBy({
    by: ['type', 'status', 'includeInGpt', 'gptStatus'],
    where: kept(clientId),
    _count: true,
  });
  return TYPES.map((type) => {
    const count = (isCounted: (status: GptStatus, isIncluded: boolean) => boolean) =>
      groups
        .filter((group) => group.type === type && isCounted(group.gptStatus, isForAnswers(group)))
        .reduce((sum, { _count: some }) => sum + some, 0);
    return {
      type,
      count: count(() => true),
      included: count((_, isIncluded) => isIncluded),
      trained: count((status) => status === 'Trained' || status === 'Outdated'),
      training: count((status) => ON_THE_WAY.includes(status)),
      failed: count((status) => status === 'Failed'),
    };
  });
}

/** Of all categories; last what is in none. */
async function summaryByCategory({ db }: Deps, clientId: string) {
  const [categories, sums, trained] = await Promise.all([
    listCategories({ db }, clientId),
    db.article.groupBy({
      by: ['categoryId'],
      where: kept(clientId),
      _count: true,
      _sum: { words: true, views: true, helpfulUp: true, helpfulDown: true },
      _max: { updatedAt: true },
    }),
    db.article.groupBy({
      by: ['categoryId'],
      where: { ...kept(clientId), gptStatus: { in: ['Trained', 'Outdated'] } },
      _count: true,
    }),
  ]);
  return [...categories, null].map((category) => {
    const id = category?.id ?? null;
    const ofIt = (sum: { categoryId: string | null }) => sum.categoryId === id;
    const { _count: articles = 0, _sum: sum, _max: latest } = sums.find(ofIt) ?? {};
    const { _count: ready = 0 } = trained.find(ofIt) ?? {};
    return {
      category,
      articles,
      words: sum?.words ?? 0,
      trained: ready,
      views: sum?.views ?? 0,
      helpfulUp: sum?.helpfulUp ?? 0,
      helpfulDown: sum?.helpfulDown ?? 0,
      lastEditedAt: latest?.updatedAt ?? null,
    };
  });
}

/** How many articles a category itself holds; of all types unless one is given. */
export const countIn = ({ db }: Deps, { clientId, categoryId, type }: Counted): Promise<number> =>
  db.article.count({ where: { ...kept(clientId), categoryId, ...(type && { type }) } });

type Counted = { clientId: string; categoryId: string; type?: ArticleType };
