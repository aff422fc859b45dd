import type { Passage } from '@parley/db';
import { termCounts, type TermCounts } from '@parley/retrieval/evidence';
import type { Deps } from '#context.ts';

/** So many before and after a passage speak of the same. */
const REACH = 4;

type Row = Pick<Passage, 'id' | 'articleId' | 'position'> & { article: { title: string } };

/** Of each passage, by its id, the words of those among which it stands in its article, its own included. */
export async function passagesAround(
  db: Deps['db'],
  passages: readonly Row[],
): Promise<(passage: Row) => readonly TermCounts[]> {
  const titles = new Map(passages.map(({ articleId, article }) => [articleId, article.title]));
  const neighbours = await db.passage.findMany({
    where: {
      isEnabled: true,
      OR: passages.map(({ articleId, position }) => ({
        articleId,
        position: { gte: position - REACH, lte: position + REACH },
      })),
    },
    select: { articleId: true, position: true, heading: true, text: true, questions: true },
  });
  const counted = neighbours.map(({ articleId, position, ...parts }) => ({
    articleId,
    position,
    counts: termCounts({ title: titles.get(articleId) ?? '', ...parts }),
  }));
  return ({ articleId, position }) =>
    counted
      .filter((one) => one.articleId === articleId && Math.abs(one.position - position) <= REACH)
      .map(({ counts }) => counts);
}
