import { faker } from '@faker-js/faker/locale/en';
import type { Client, ClientSubscription, Db, Prisma, UsageMetric, UsagePeriod } from '../client.ts';
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

type PeriodOverrides = Partial<UsagePeriod> & {
  clientId: string;
  /** Of each metric, how much by which assistant. */
  used?: Partial<Record<UsageMetric, Readonly<Record<string, number>>>>;
};

/** A period of a client on Standard, without an end and with nothing used in it unless given. */
export async function buildUsagePeriod(db: Db, overrides: PeriodOverrides): Promise<UsagePeriod> {
  const { used = {}, id = fakeId('usgp'), ...rest } = overrides;
  const counters = METRICS.flatMap((metric) =>
    Object.entries(used[metric] ?? {}).map(([assistantId, count]) => ({ metric, assistantId, used: count })),
  );
  return db.usagePeriod.create({
    data: {
      id,
      startsAt: new Date(0),
      subscriptionType: 'Standard',
      ...rest,
      counters: { create: counters },
    },
  });
}

const METRICS = ['Messages', 'FormSubmissions', 'MapRequests', 'ApiRequests'] as const;
