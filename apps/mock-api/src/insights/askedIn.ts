import { Prisma } from '@parley/db';
import { unpackVectors } from '@parley/retrieval/passageVectors';
import { groupQuestions } from '@parley/topics/groupQuestions';
import type { InsightsFilter, AskedGroup, TopicOutcome } from '#__generated__/resolvers.ts';
import { conditionsOf, factConditions } from '#analytics/conditions.ts';
import type { Deps } from '#context.ts';

const MOST = 200;

type Asked = { clientId: string; topicIds: readonly string[]; filter: InsightsFilter };

type Fact = {
  id: string;
  isInvolved: unknown;
  isAnswered: unknown;
  isUnanswered: unknown;
  isHandedOver: unknown;
  answeredBy: string;
};

/** What was asked about some topics in some days: the latest conversations, those that ask the same together. */
export async function askedIn(
  { db, embedding }: Pick<Deps, 'db' | 'embedding'>,
  { clientId, topicIds, filter }: Asked,
): Promise<AskedGroup[]> {
  const facts = await db.$queryRaw<Fact[]>`
    SELECT f."conversationId" AS "id", f."isInvolved", f."isAnswered", f."isUnanswered", f."isHandedOver", f."answeredBy"
    FROM "TopicQuestion" q JOIN "ConversationFact" f ON f."conversationId" = q."conversationId"
    WHERE q."clientId" = ${clientId} AND q."topicId" IN (${Prisma.join([...topicIds, ''])})
      AND ${factConditions(clientId, conditionsOf(filter))} AND f."day" BETWEEN ${filter.from} AND ${filter.to}
    ORDER BY q."askedAt" DESC, q."conversationId" DESC LIMIT ${MOST}`;
  const questions = await db.topicQuestion.findMany({
    where: { clientId, conversationId: { in: facts.map(({ id }) => id) } },
    orderBy: [{ askedAt: 'desc' }, { conversationId: 'desc' }],
    include: {
      message: { select: { body: true } },
      conversation: { select: { visitorName: true } },
    },
  });
  const outcomes = new Map(facts.map((fact) => [fact.id, outcomeOf(fact)]));
  const asked = questions.map(({ conversationId, message, conversation, vector, model, askedAt }) => ({
    conversationId,
    visitorName: conversation.visitorName,
    // What was taken back is gone.
    text: message?.body.trim() || 'Taken back',
    vector: vector && model === embedding.model ? (unpackVectors(vector, vector.byteLength)[0] ?? null) : null,
    askedAt,
    outcome: outcomes.get(conversationId) ?? 'Open',
  }));
  return groupQuestions(asked).map((members) => ({
    question: shortest(members.map(({ text }) => text)),
    count: members.length,
    answered: members.filter(({ outcome }) => outcome === 'Answered').length,
    conversations: members.map(({ conversationId, visitorName, text, askedAt, outcome }) => ({
      conversationId,
      visitorName,
      question: text,
      askedAt,
      outcome,
    })),
  }));
}

function outcomeOf({ isInvolved, isAnswered, isUnanswered, isHandedOver, answeredBy }: Fact): TopicOutcome {
  // SQLite keeps truth as numbers.
  const is = (value: unknown) => value === true || Number(value) === 1;
  if (is(isHandedOver)) return 'HandedOver';
  if (is(isUnanswered)) return 'Unanswered';
  if (is(isInvolved) && is(isAnswered)) return 'Answered';
  return answeredBy === 'Agent' ? 'Person' : 'Open';
}

const shortest = (texts: readonly string[]): string =>
  texts.toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1))[0] ?? '';
