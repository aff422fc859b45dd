import { faker } from '@faker-js/faker/locale/en';
import type { Db, Prisma, Topic, TopicQuestion } from '../client.ts';
import { fakeId } from './fakeId.ts';

type TopicOverrides = Partial<Prisma.TopicUncheckedCreateInput> & { clientId: string; now?: Date };

/** A topic without questions. */
export const buildTopic = (db: Db, { now = new Date(), ...rest }: TopicOverrides): Promise<Topic> =>
  db.topic.create({
    data: { id: fakeId('topc'), name: faker.string.alpha(12), createdAt: now, updatedAt: now, ...rest },
  });

type QuestionOverrides = Partial<Prisma.TopicQuestionUncheckedCreateInput> & { conversationId: string };

/** What a conversation is about: the visitor's first message. */
export async function buildTopicQuestion(
  db: Db,
  { conversationId, ...rest }: QuestionOverrides,
): Promise<TopicQuestion> {
  const { clientId, createdAt } = await db.conversation.findUniqueOrThrow({ where: { id: conversationId } });
  const message = await db.message.findFirst({
    where: { conversationId, author: 'Visitor', kind: 'Text' },
    orderBy: { sequence: 'asc' },
  });
  return db.topicQuestion.create({
    data: {
      conversationId,
      clientId,
      messageId: message?.id ?? null,
      askedAt: createdAt,
      readAt: createdAt,
      ...rest,
    },
  });
}
