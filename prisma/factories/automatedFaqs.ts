import type { AutomatedFaq, Db, Prisma } from '../client.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

type FaqOverrides = Partial<Omit<Prisma.AutomatedFaqUncheckedCreateInput, 'phrasings' | 'days'>> & {
  /** Beside the question itself. */
  phrasings?: readonly string[];
  now?: Date;
};

/** A live FAQ about returns whose phrasings have no vectors yet, of a client of its own unless `clientId` is given. */
export async function buildAutomatedFaq(db: Db, overrides: FaqOverrides = {}): Promise<AutomatedFaq> {
  const { now = new Date(), phrasings = [], ...rest } = overrides;
  const { clientId = (await buildClient(db, { now })).id, question = 'How long can I return something?' } = rest;
  return db.automatedFaq.create({
    data: {
      id: fakeId('afaq'),
      state: 'Live',
      answer: 'You have **60 days**.',
      createdAt: now,
      updatedAt: now,
      ...rest,
      clientId,
      question,
      phrasings: { create: [question, ...phrasings].map((text, position) => ({ position, text })) },
    },
  });
}
