import type { Db } from '../client.ts';
import { NORTHWIND } from './billing.ts';
import { before, DAY } from './instants.ts';

/** How far back questions are of interest. */
const DAYS = 30;

/** What Northwind's assistants could not answer in the last weeks: questions that a colleague answered after the assistant had begun. */
export async function seedUnanswered(db: Db, now: Date): Promise<void> {
  const conversations = await db.conversation.findMany({
    where: { clientId: NORTHWIND, lastActivityAt: { gt: before(now, DAYS * DAY) } },
    orderBy: { number: 'asc' },
    select: {
      id: true,
      assistantId: true,
      messages: { where: { kind: 'Text', takenBackAt: null }, orderBy: { sequence: 'asc' } },
    },
  });
  for (const { id: conversationId, assistantId, messages } of conversations) {
    for (const [index, message] of messages.entries()) {
      const isOpen =
        message.author === 'Visitor' && message.body.endsWith('?') && messages[index + 1]?.author === 'Agent';
      if (!isOpen || !messages.slice(0, index).some(({ author }) => author === 'AI')) continue;
      await db.answer.create({
        data: {
          id: `answ_open_${message.id}`,
          clientId: NORTHWIND,
          assistantId,
          conversationId,
          questionId: message.id,
          messageId: null,
          question: message.body,
          outcome: 'Refused',
          engine: 'extractive',
          trace: JSON.stringify(TRACE),
          durationMs: 48,
          createdAt: message.createdAt,
        },
      });
    }
  }
}

const TRACE = {
  version: 2,
  threshold: 0.5,
  ringFence: 'Strict',
  onMisses: 'Person',
  missingWords: [],
  followUps: [],
  found: [],
};
