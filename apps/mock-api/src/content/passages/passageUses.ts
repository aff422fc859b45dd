import type { Answer } from '@parley/db';
import type { Context } from '#context.ts';

const LATEST = 5;

/** How often answers cited a passage, and how visitors liked those. */
export async function passageFigures({ db }: Pick<Context, 'db'>, passageId: number, clientId: string) {
  const cited = { clientId, citations: { some: { passageId } } };
  const [uses, helpful, unhelpful] = await Promise.all([
    db.answer.count({ where: cited }),
    db.answer.count({ where: { ...cited, isHelpful: true } }),
    db.answer.count({ where: { ...cited, isHelpful: false } }),
  ]);
  return { uses, helpful, unhelpful };
}

/** The latest answers that cited a passage. */
export const passageAnswers = ({ db }: Pick<Context, 'db'>, passageId: number, clientId: string): Promise<Answer[]> =>
  db.answer.findMany({
    where: { clientId, citations: { some: { passageId } } },
    orderBy: { createdAt: 'desc' },
    take: LATEST,
  });
