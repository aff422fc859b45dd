import type { AnswerScores } from '#__generated__/resolvers.ts';
import type { Context } from '#context.ts';

export const MONTH_MS = 30 * 24 * 60 * 60_000;
const STEPS = 100;
/** More than these tell nothing new. */
const MOST = 5000;

type OneAssistant = { id: string; clientId: string };

/** How well the questions of the last 30 days found something to answer from; those that are never answered are left out. */
export async function answerScores(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id: assistantId, clientId }: OneAssistant,
): Promise<AnswerScores> {
  const since = new Date(clock.now().getTime() - MONTH_MS);
  const answers = await db.answer.findMany({
    where: { clientId, assistantId, createdAt: { gt: since }, outcome: { in: ['Answered', 'Refused'] } },
    orderBy: { createdAt: 'desc' },
    take: MOST,
    select: { trace: true },
  });
  const counts = Array.from({ length: STEPS + 1 }, () => 0);
  for (const answer of answers) {
    const step = Math.floor(Math.min(1, Math.max(0, bestScore(answer.trace))) * STEPS);
    counts[step] = (counts[step] ?? 0) + 1;
  }
  return { questions: answers.length, counts };
}

/** Of the passage that fitted best; 0 where nothing was found. */
function bestScore(trace: string): number {
  const scores = [...trace.matchAll(/"score":\s*([\d.eE+-]+)/g)].map(([, score]) => Number(score));
  return Math.max(0, ...scores);
}
