import type { Db, Message, Prisma } from '../client.ts';
import { knownPassages, type Find, type KnownPassage } from './answers/knownPassages.ts';
import { NORTHWIND } from './billing.ts';
import { before, DAY } from './instants.ts';
import { NORI_THRESHOLD } from './noriConfig.ts';

/** How far back questions are of interest. */
const DAYS = 30;
/** An answer was made of a passage when it shares so much of its words with it. */
const LEAST_SHARED = 0.65;

type Best = ReturnType<Find>;

/**
 * What Northwind's assistants answered in the last weeks, with the passage that says so; and what they could not: questions
 * that a colleague answered after the assistant had begun.
 */
export async function seedAnswers(db: Db, now: Date): Promise<void> {
  const find = await knownPassages(db, NORTHWIND);
  const conversations = await db.conversation.findMany({
    where: { clientId: NORTHWIND, lastActivityAt: { gt: before(now, DAYS * DAY) } },
    orderBy: { number: 'asc' },
    select: {
      id: true,
      assistantId: true,
      messages: { where: { takenBackAt: null }, orderBy: { sequence: 'asc' } },
    },
  });
  const answers: Prisma.AnswerCreateManyInput[] = [];
  const citations: Prisma.CitationCreateManyInput[] = [];
  for (const { id: conversationId, assistantId, messages } of conversations) {
    const common = { clientId: NORTHWIND, conversationId, assistantId, engine: 'extractive' };
    for (const [index, question] of messages.entries()) {
      if (question.author !== 'Visitor' || question.kind !== 'Text') continue;
      const reply = messages[index + 1];
      const made = reply?.author === 'AI' ? answered(question, reply, find) : refused(messages, index, find);
      if (!made) continue;
      const { citation, ...answer } = made;
      answers.push({ ...common, ...answer });
      if (citation) citations.push({ answerId: answer.id, ...citation });
    }
  }
  await db.answer.createMany({ data: answers });
  await db.citation.createMany({ data: citations });
}

function answered(question: Message, reply: Message, find: Find) {
  const best = find(reply.body);
  if (reply.kind !== 'Text' || !best || best.share < LEAST_SHARED) return null;
  const score = NORI_THRESHOLD + (1 - NORI_THRESHOLD) * best.share * 0.9;
  const { id: passageId, articleId, title, heading, page } = best.passage;
  return {
    id: `answ_made_${question.id}`,
    questionId: question.id,
    messageId: reply.id,
    question: question.body,
    outcome: 'Answered' as const,
    trace: traceOf(best, score),
    durationMs: 64,
    createdAt: reply.createdAt,
    citation: { number: 1, passageId, articleId, title, heading, quote: best.sentence, page, score },
  };
}

function refused(messages: readonly Message[], index: number, find: Find) {
  const question = messages[index];
  if (!question?.body.endsWith('?') || messages[index + 1]?.author !== 'Agent') return null;
  if (!messages.slice(0, index).some(({ author }) => author === 'AI')) return null;
  const best = find(question.body);
  return {
    id: `answ_open_${question.id}`,
    questionId: question.id,
    messageId: null,
    question: question.body,
    outcome: 'Refused' as const,
    trace: traceOf(best, (best?.share ?? 0) * NORI_THRESHOLD * 0.9),
    durationMs: 48,
    createdAt: question.createdAt,
    citation: null,
  };
}

/** What was found, as the engine keeps it. */
const traceOf = (best: Best, score: number) =>
  JSON.stringify({
    version: 2,
    threshold: NORI_THRESHOLD,
    ringFence: 'Strict',
    onMisses: 'Person',
    missingWords: [],
    followUps: [],
    found: best ? [foundOf(best.passage, score)] : [],
  });

const foundOf = ({ id: passageId, articleId, title, heading, text, page }: KnownPassage, score: number) => {
  return { articleId, passageId, title, heading, text, page, score, isAbove: score >= NORI_THRESHOLD };
};
