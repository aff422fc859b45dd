import type { Article, Prisma } from '@parley/db';
import type { JobKind } from '#background/jobs/job.ts';
import type { Deps } from '#context.ts';

type StatusDeps = Pick<Deps, 'db' | 'events'>;

/** How far an article is; what is not given is cleared. */
export type GptProgress = Pick<Article, 'gptStatus'> &
  Partial<Pick<Article, 'gptProgress' | 'gptErrorCode' | 'gptError' | 'trainedAt' | 'trainedHash' | 'passageCount'>>;

/** Writes down how far an article is on its way into answers, and tells all who look. Nothing when it is gone. */
export async function setGptStatus(
  { db, events }: StatusDeps,
  articleId: string,
  progress: GptProgress,
): Promise<void> {
  const [article] = await db.article.updateManyAndReturn({
    where: { id: articleId },
    data: { gptProgress: null, gptErrorCode: null, gptError: null, ...progress },
  });
  if (article) events.publish('article:gpt-status-changed', article.clientId, article);
}

type QueueDeps = Pick<Deps, 'jobs'>;

/**
 * Brings answers up to what an article says now: it is trained on, or forgotten when visitors may not read it or it is left out.
 * Part of the transaction `tx`; publish the article that it answers afterwards.
 */
export async function queueTraining(
  { jobs }: QueueDeps,
  tx: Prisma.TransactionClient,
  { id, clientId }: Pick<Article, 'id' | 'clientId'>,
): Promise<Article> {
  await jobs.enqueue(tx, { clientId, kind: 'trainArticle', subjectId: id });
  return tx.article.update({
    where: { id },
    data: { gptStatus: 'Queued', gptProgress: null, gptErrorCode: null, gptError: null },
  });
}

/**
 * Puts a published article on its way into answers, and takes any other out of them; its training forgets what it said then.
 * Part of the transaction `tx`, after which `tellGptStatus` is due.
 */
export async function includeArticle(
  tx: Prisma.TransactionClient,
  deps: QueueDeps,
  article: Article,
): Promise<Article> {
  const { id, clientId, status, includeInGpt, type, body } = article;
  const isIncluded = status === 'Published' && includeInGpt;
  if (isIncluded && type === 'Document' && body === '') {
    // Trained on once it has been read.
    await deps.jobs.enqueue(tx, { clientId, kind: 'extractDocument', subjectId: id });
    return tx.article.update({
      where: { id },
      data: { gptStatus: 'Queued', gptProgress: null, gptErrorCode: null, gptError: null },
    });
  }
  if (isIncluded && type === 'Webpage' && (body === '' || isReadingDue(article))) {
    await deps.jobs.enqueue(tx, { clientId, kind: 'readWebpage', subjectId: id });
    return tx.article.update({
      where: { id },
      data: { gptStatus: 'Queued', gptProgress: null, gptErrorCode: null, gptError: null },
    });
  }
  const queued = await queueTraining(deps, tx, article);
  return isIncluded ? queued : tx.article.update({ where: { id }, data: { gptStatus: 'NotIncluded' } });
}

/** Whether it was the site that failed, and not the training. */
const isReadingDue = ({ gptErrorCode }: Article) => gptErrorCode !== null && gptErrorCode !== 'TrainingFailed';

/** Tells all who look; to be called after the transaction that changed them. */
export function tellGptStatus({ events }: Pick<Deps, 'events'>, articles: readonly Article[]): void {
  for (const article of articles) events.publish('article:gpt-status-changed', article.clientId, article);
}

/** The kinds of jobs that end in answers. */
const TRAINING: JobKind[] = ['trainArticle', 'extractDocument', 'crawlSite', 'readWebpage', 'importArticles'];

/** Whether anything of a client is being trained, or waits for it. */
export async function isTraining({ db }: Pick<Deps, 'db'>, clientId: string): Promise<boolean> {
  const state = { in: ['Waiting', 'Running'] } satisfies Prisma.EnumJobStateFilter;
  return (await db.job.count({ where: { clientId, kind: { in: TRAINING }, state } })) > 0;
}
