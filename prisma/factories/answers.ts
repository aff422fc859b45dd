import type { Answer, Citation, Db, Prisma } from '../client.ts';
import { fakeId } from './fakeId.ts';

type CitationDraft = Partial<Omit<Prisma.CitationUncheckedCreateInput, 'answerId' | 'number'>>;
type AnswerOverrides = Partial<Omit<Prisma.AnswerUncheckedCreateInput, 'citations'>> & {
  /** The assistant's message. */
  messageId: string;
  /** In the order of their numbers. */
  citations?: readonly CitationDraft[];
  now?: Date;
};

const TRACE = {
  version: 1,
  threshold: 0.35,
  ringFence: 'Strict',
  onMisses: 'Person',
  missingWords: [],
  followUps: [],
  found: [],
};

/** What the assistant made of the visitor's message before `messageId`, in the same conversation. */
export async function buildAnswer(
  db: Db,
  { messageId, citations = [], now = new Date(), ...rest }: AnswerOverrides,
): Promise<Answer & { citations: Citation[] }> {
  const message = await db.message.findUniqueOrThrow({ where: { id: messageId }, include: { conversation: true } });
  const { conversationId, conversation, sequence } = message;
  const asked = await db.message.findFirstOrThrow({
    where: { conversationId, author: 'Visitor', sequence: { lt: sequence } },
    orderBy: { sequence: 'desc' },
  });
  return db.answer.create({
    data: {
      id: fakeId('answ'),
      clientId: conversation.clientId,
      assistantId: conversation.assistantId,
      conversationId,
      questionId: asked.id,
      messageId,
      question: asked.body,
      outcome: 'Answered',
      engine: 'extractive',
      trace: JSON.stringify(TRACE),
      durationMs: 42,
      createdAt: now,
      ...rest,
      citations: {
        create: citations.map((citation, index) => ({
          number: index + 1,
          articleId: 'artc_none',
          title: 'Repair promise',
          heading: '',
          quote: 'Belts are repaired free of charge.',
          score: 0.8,
          ...citation,
        })),
      },
    },
    include: { citations: true },
  });
}
