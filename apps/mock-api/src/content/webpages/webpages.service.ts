import type { Article } from '@parley/db';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { tellGptStatus } from '../gptStatus.ts';

const MOST_AT_ONCE = 100;

/** Reads pages anew. What is put away or switched off stays so. Throws BAD_INPUT, and NOT_FOUND when none exists. */
export async function readWebpages(
  ctx: Pick<Context, 'db' | 'jobs' | 'events'>,
  clientId: string,
  ids: readonly string[],
): Promise<Article[]> {
  if (ids.length > MOST_AT_ONCE) {
    throw domainError('BAD_INPUT', `Choose at most ${MOST_AT_ONCE} webpages at once.`, { field: 'ids' });
  }
  const articles = await ctx.db.$transaction(async (tx) => {
    const found = await tx.article.findMany({ where: { clientId, id: { in: [...ids] }, type: 'Webpage' } });
    if (found.length === 0) throw domainError('NOT_FOUND', 'None of these webpages exists any more.');
    const queued: Article[] = [];
    for (const { id, status, includeInGpt } of found) {
      if (status !== 'Published' || !includeInGpt) continue;
      await ctx.jobs.enqueue(tx, { clientId, kind: 'readWebpage', subjectId: id });
      queued.push(await tx.article.update({ where: { id }, data: { gptStatus: 'Queued', gptProgress: null } }));
    }
    return queued;
  });
  tellGptStatus(ctx, articles);
  return articles;
}
