import { faker } from '@faker-js/faker/locale/en';
import type { Client, ClientSubscription, Db, Prisma } from '../client.ts';
import { fakeId } from './fakeId.ts';

type ClientOverrides = Partial<Omit<Prisma.ClientUncheckedCreateInput, 'subscription'>> & {
  /** `null`: a client that has not finished its onboarding. */
  subscription?: Partial<Omit<ClientSubscription, 'clientId'>> | null;
  now?: Date;
};

/** A company, on Standard unless `subscription` says otherwise. */
export async function buildClient(db: Db, overrides: ClientOverrides = {}): Promise<Client> {
  const { subscription = {}, now = new Date(), ...rest } = overrides;
  return db.client.create({
    data: {
      id: fakeId('clnt'),
      name: faker.company.name(),
      email: faker.internet.email().toLowerCase(),
      createdAt: now,
      updatedAt: now,
      ...rest,
      ...(subscription && { subscription: { create: { type: 'Standard', ...subscription } } }),
    },
  });
}
