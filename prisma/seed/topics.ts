import { MODEL } from '@parley/retrieval/model';
import { packVectors } from '@parley/retrieval/passageVectors';
import { textToEmbed, type Asked } from '@parley/topics/asked';
import { nameTopics } from '@parley/topics/nameTopics';
import { openingQuestion } from '@parley/topics/openingQuestion';
import { sentimentOf } from '@parley/topics/sentiment';
import { sortQuestions } from '@parley/topics/sortQuestions';
import type { Db } from '../client.ts';
import { NORTHWIND } from './billing.ts';
import { embedOnce } from './passages.ts';

/** What Northwind's visitors ask about, found by the rules that the hourly run goes by. */
export async function seedTopics(db: Db, now: Date): Promise<void> {
  const questions = await readQuestions(db);
  const vectors = await embedOnce(questions.map(textToEmbed));
  const asked: Asked[] = questions.map((one, at) => ({
    ...one,
    vector: speaksEnglish(one.language) ? (vectors[at] ?? null) : null,
  }));
  const { formed } = sortQuestions([], asked);
  const names = nameTopics(
    formed.map((members) => ({ members })),
    asked,
  );
  const topicOf = new Map(formed.flatMap((members, at) => members.map(({ id }) => [id, topicId(at)] as const)));

  await db.topic.createMany({
    data: names.map(({ name, keywords }, at) => ({
      id: topicId(at),
      clientId: NORTHWIND,
      name,
      keywords: JSON.stringify(keywords),
      createdAt: now,
      updatedAt: now,
    })),
  });
  await db.topicQuestion.createMany({
    data: questions.map(({ id, messageId, replyId, sentiment, askedAt }, at) => {
      const vector = asked[at]?.vector;
      return {
        conversationId: id,
        clientId: NORTHWIND,
        messageId,
        replyId,
        topicId: topicOf.get(id) ?? null,
        ...(vector && { vector: packVectors([vector]), model: MODEL }),
        sentiment,
        askedAt,
        readAt: now,
      };
    }),
  });
}

const topicId = (at: number) => `topc_northwind_${at + 1}`;
const speaksEnglish = (language: string | null) => language === null || language.startsWith('en');

async function readQuestions(db: Db) {
  const conversations = await db.conversation.findMany({
    where: { clientId: NORTHWIND },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      id: true,
      language: true,
      createdAt: true,
      messages: {
        where: { kind: 'Text', takenBackAt: null },
        orderBy: { sequence: 'asc' },
        select: { id: true, author: true, body: true },
      },
    },
  });
  return conversations.flatMap(({ id, language, createdAt, messages }) => {
    const opening = openingQuestion(messages);
    if (!opening) return [];
    const written = messages.filter(({ author }) => author === 'Visitor').map(({ body }) => body);
    return [{ ...opening, id, language, askedAt: createdAt, sentiment: sentimentOf(written) }];
  });
}
