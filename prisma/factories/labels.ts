import { faker } from '@faker-js/faker/locale/en';
import type { Db, Label, Prisma } from '../client.ts';
import { buildClient } from './billing.ts';
import { fakeId } from './fakeId.ts';

type LabelOverrides = Partial<Prisma.LabelUncheckedCreateInput> & { now?: Date };

/** A label, of a client of its own unless `clientId` is given. */
export async function buildLabel(db: Db, overrides: LabelOverrides = {}): Promise<Label> {
  const { now = new Date(), clientId = (await buildClient(db, { now })).id, ...rest } = overrides;
  return db.label.create({
    data: { id: fakeId('labl'), clientId, name: faker.string.alpha(12), colour: 'sky', createdAt: now, ...rest },
  });
}
