import type { Assistant, Db, Prisma } from '../client.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

type AssistantOverrides = Partial<Prisma.AssistantUncheckedCreateInput> & { now?: Date };

/** A floating-widget assistant, of a client of its own unless `clientId` is given. */
export async function buildAssistant(db: Db, overrides: AssistantOverrides = {}): Promise<Assistant> {
  const { now = new Date(), clientId = (await buildClient(db, { now })).id, ...rest } = overrides;
  return db.assistant.create({
    data: {
      id: fakeId('asst'),
      clientId,
      type: 'FloatingWidget',
      title: 'Nori',
      greeting: 'Hello! How can I help?',
      createdAt: now,
      updatedAt: now,
      ...rest,
    },
  });
}
