import type { Db, Prisma, ScheduledMessage } from '../client.ts';
import { fakeId } from './fakeId.ts';

type ScheduledMessageOverrides = Partial<Prisma.ScheduledMessageUncheckedCreateInput> & {
  conversationId: string;
  authorId: string;
  now?: Date;
};

const DAY = 24 * 60 * 60_000;

/** A reply that is to be sent in a day. */
export async function buildScheduledMessage(db: Db, overrides: ScheduledMessageOverrides): Promise<ScheduledMessage> {
  const { now = new Date(), ...rest } = overrides;
  const id = fakeId('schd');
  const { name } = await db.user.findUniqueOrThrow({ where: { id: rest.authorId } });
  const { lastSequence } = await db.conversation.findUniqueOrThrow({ where: { id: rest.conversationId } });
  return db.scheduledMessage.create({
    data: {
      id,
      authorName: name,
      body: 'It has arrived.',
      key: id,
      sendAt: new Date(now.getTime() + DAY),
      afterSequence: lastSequence,
      createdAt: now,
      ...rest,
    },
  });
}
