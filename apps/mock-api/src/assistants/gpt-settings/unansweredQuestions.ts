import type { UnansweredQuestion } from '#__generated__/resolvers.ts';
import { readTrace } from '#answers/messageAnswer.ts';
import type { Context } from '#context.ts';
import { domainError } from '#errors.ts';
import { MONTH_MS } from './answerScores.ts';
import { questionKey } from './questionKey.ts';

const MOST_READ = 5000;
const MOST_SHOWN = 100;
const MOST_CONVERSATIONS = 5;

/**
 * What visitors asked without an answer in the last 30 days, those that differ in case and punctuation as one, the most frequent
 * first. What somebody has dismissed comes back only when it is asked again.
 */
export async function unansweredQuestions(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clientId: string,
  assistantId: string | null | undefined,
): Promise<UnansweredQuestion[]> {
  const since = new Date(clock.now().getTime() - MONTH_MS);
  const [answers, dismissed] = await Promise.all([
    db.answer.findMany({
      where: { clientId, outcome: 'Refused', createdAt: { gt: since }, ...(assistantId && { assistantId }) },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MOST_READ,
      select: { question: true, conversationId: true, createdAt: true, trace: true },
    }),
    db.dismissedQuestion.findMany({ where: { clientId } }),
  ]);
  const dismissedAt = new Map(dismissed.map((one) => [one.key, one.dismissedAt.getTime()]));
  const groups = new Map<string, UnansweredQuestion>();
  for (const { question, conversationId, createdAt, trace } of answers) {
    const key = questionKey(question);
    if (key === '' || createdAt.getTime() <= (dismissedAt.get(key) ?? 0)) continue;
    const group = groups.get(key) ?? {
      key,
      question,
      count: 0,
      lastAskedAt: createdAt,
      conversationIds: [],
      missingWords: readTrace({ trace }).missingWords,
    };
    const conversationIds = [...new Set([...group.conversationIds, conversationId])].slice(0, MOST_CONVERSATIONS);
    groups.set(key, { ...group, count: group.count + 1, conversationIds });
  }
  return [...groups.values()].toSorted((one, other) => other.count - one.count).slice(0, MOST_SHOWN);
}

/** Throws BAD_INPUT. */
export async function dismissUnanswered(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clientId: string,
  question: string,
): Promise<boolean> {
  const key = questionKey(question.slice(0, 4000));
  if (key === '') throw domainError('BAD_INPUT', 'Which question?', { field: 'question' });
  const dismissedAt = clock.now();
  await db.dismissedQuestion.upsert({
    where: { clientId_key: { clientId, key } },
    create: { clientId, key, dismissedAt },
    update: { dismissedAt },
  });
  return true;
}
