import type { ReadingTip } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';
import { readTrace, type AnswerRow } from './messageAnswer.ts';
import { sourceAddress } from './sourceAddress.ts';

const MOST_TIPS = 3;

/** What came closest to a question that was not answered, as far as visitors can read it. */
export async function readingTips(ctx: Context, answer: AnswerRow): Promise<ReadingTip[]> {
  const { onMisses, found } = readTrace(answer);
  if (answer.outcome !== 'Refused' || onMisses !== 'Articles') return [];
  const titles = new Map(found.map(({ articleId, title }) => [articleId, title]));
  const tips = await Promise.all(
    [...titles].map(async ([articleId, title]) => ({ title, url: await sourceAddress(ctx, articleId) })),
  );
  return tips.flatMap(({ title, url }) => (url === null ? [] : [{ title, url }])).slice(0, MOST_TIPS);
}
